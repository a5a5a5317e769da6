import { describe, expect, it } from 'vitest'
import { listedFiles, read, sourceFiles } from './source-files.ts'

/** Apps whose every rule is a styled-components template in a `-frame.ts` or `-styles.ts` file. */
const styledApps = ['apps/onboarding', 'apps/desk']

const files = sourceFiles()

describe('one way of styling in each app', () => {
  it.each(styledApps)('%s has no stylesheet of its own', (app) => {
    expect(listedFiles(`${app}/*.css`, `${app}/*.scss`)).toEqual([])
  })

  it('there is one dialog, the one of packages/ui', () => {
    const dialogs = files.filter((file) => file.endsWith('.tsx') && /<dialog[\s>]/.test(read(file)))
    expect(dialogs).toEqual(['packages/ui/src/dialog/dialog.tsx'])
  })

  it('frames of the wizard stay on the server, so that no page of it loads styled-components', () => {
    const wizard = files.filter((file) => file.startsWith('apps/onboarding/'))
    const styled = wizard.filter((file) => read(file).includes("from 'styled-components'"))
    expect(styled.filter((file) => !/-(frame|styles)\.ts$/.test(file))).toEqual([])
    const users = wizard.filter((file) => /from '.*-(frame|styles)\.ts'/.test(read(file)))
    expect(users.filter((file) => read(file).startsWith("'use client'"))).toEqual([])
  })
})
