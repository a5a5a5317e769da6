import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ScratchCopy, scratchCopy } from './testing/scratch-copy.ts'
import { freePort } from './testing/scratch-site.ts'

const types = 'packages/content/src/sanity.types.ts'
const schema = 'packages/content/src/documents/banner/banner.schema.ts'
const registry = 'packages/content/src/pages.ts'

let copy: ScratchCopy
let studio: ChildProcess
let output = ''

const eventually = (look: () => void) => vi.waitFor(look, { timeout: 150_000, interval: 200 })

beforeAll(async () => {
  copy = scratchCopy('typegen-watch')
  const command = [
    join(copy.folder, 'node_modules/sanity/bin/sanity'),
    'dev',
    '--port',
    `${await freePort()}`,
  ]
  studio = spawn(process.execPath, command, { cwd: join(copy.folder, 'studio') })
  for (const stream of [studio.stdout, studio.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  await eventually(() => expect(output).toContain('Extracted schema'))
})

afterAll(async () => {
  const ended = once(studio, 'exit')
  studio.kill()
  await ended
  copy.remove()
})

test('the development server of the Studio writes the types after a change of a content type or of the sections', {
  timeout: 400_000,
}, async () => {
  const footnote = "line({ name: 'footnote', title: 'F', help: 'F', max: 9 }), ...scheduleFields,"
  copy.write(schema, copy.read(schema).replace('...scheduleFields,', footnote))
  await eventually(() => expect(copy.read(types), output).toMatch(/type Banner = \{[^}]*footnote/))

  copy.write(registry, copy.read(registry).replace(", 'philosophy'", ''))
  await eventually(() =>
    expect(copy.read(types), output).not.toMatch(/LabPageQueryResult = \{[^;]*philosophy: /),
  )
})
