import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { askStack } from '@wiring/local/control'
import { addresses } from '../running-stack/addresses.ts'
import { testFolder } from '../running-stack/test-stack.ts'

const pages = ['/', '/console', '/lab', '/index.md', '/privacy-policy.pdf']

/** Without the page's data, whose rows stand in another order in each regeneration. */
const withoutData = (page: string) => page.replaceAll(/<script>self\.__next_f\.push[\s\S]*?<\/script>/g, '')

const shown = () =>
  Promise.all(pages.map(async (path) => withoutData(await (await fetch(`${addresses.site}${path}`)).text())))

/** What visitors get once earlier publishes have arrived. */
async function settledPages(): Promise<string[]> {
  let seen = await shown()
  await expect(async () => {
    const before = seen
    await wait(3_000)
    seen = await shown()
    expect(seen).toEqual(before)
  }).toPass()
  return seen
}

test('with the content lake down every page stays as it was, at once', async () => {
  const before = await settledPages()
  await askStack('stop content-lake', testFolder)
  try {
    await expect(fetch(addresses.contentLake)).rejects.toThrow()
    for (const [index, path] of pages.entries()) {
      const asked = Date.now()
      const answer = await fetch(`${addresses.site}${path}`)
      expect(answer.status, path).toBe(200)
      expect(withoutData(await answer.text()) === before[index], `${path} is as it was`).toBe(true)
      expect(Date.now() - asked, path).toBeLessThan(2_000)
    }
  } finally {
    await askStack('start content-lake', testFolder)
  }
})
