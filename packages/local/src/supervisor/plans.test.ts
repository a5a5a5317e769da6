import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot, smallHeapFlags, smallMalloc } from '../settings.ts'
import { deskHeapFlags } from './plans.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const malloc = Object.entries(smallMalloc).map(([name, value]) => `${name}=${value}`)

test.each(['site', 'onboarding', 'desk'])(
  '%s takes as little memory in production as in the stack',
  (app) => {
    const flags = app === 'desk' ? deskHeapFlags : smallHeapFlags
    for (const file of [`deploy/units/tracework-${app}@.service`, `apps/${app}/package.json`]) {
      const text = read(file)
      for (const each of [...malloc, `node ${flags.join(' ')} `]) expect(text).toContain(each)
    }
  },
)

test('so does the container, of which any app runs', () => {
  const text = read('deploy/Containerfile')
  for (const each of [...malloc, ...smallHeapFlags]) expect(text).toContain(each)
})
