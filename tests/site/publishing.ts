import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { expect, test as watched } from './browser-errors.ts'

type Fields = Record<string, unknown>
interface Stored extends Fields {
  _id: string
  _type: string
}

/** Part of every published text: a page with it is not restored yet. */
const marker = 'zz-'
const pages = ['/', '/console', '/lab']

async function html(path: string): Promise<string> {
  const response = await fetch(`${addresses.site}${path}`)
  expect(response.status, path).toBe(200)
  return response.text()
}

export const expectPublished = (path: string, text: string, there = true) =>
  expect.poll(async () => (await html(path)).includes(text)).toBe(there)

interface Publishing {
  /** Bypasses the Studio's rules; undone after the test. */
  publish: (id: string, change: Fields, drop?: string[]) => Promise<void>
}

export const test = watched.extend<Publishing>({
  publish: async ({ page: _ }, use) => {
    const lake = editorClient()
    const before = new Map<string, Stored>()
    await use(async (id, change, drop = []) => {
      const stored = await lake.getDocument<Fields>(id)
      if (stored && !before.has(id)) before.set(id, stored as Stored)
      await lake.patch(id).set(change).unset(drop).commit()
    })
    for (const document of before.values()) await lake.createOrReplace(document)
    for (const path of before.size > 0 ? pages : []) await expectPublished(path, marker, false)
  },
})

export { expect } from '@playwright/test'
