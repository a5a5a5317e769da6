import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { askStack } from '@wiring/local/control'
import { addresses } from '../running-stack/addresses.ts'
import { testFolder } from '../running-stack/test-stack.ts'

const pages = ['/', '/console', '/lab', '/index.md', '/privacy-policy.pdf']

/** Differs between two regenerations of the same content. */
const unstable = /<script>self\.__next_f\.push[\s\S]*?<\/script>|<meta name="next-size-adjust"[^>]*>/g

async function visitorsSee(path: string): Promise<string> {
  const answer = await fetch(`${addresses.site}${path}`)
  expect(answer.status, path).toBe(200)
  return (await answer.text()).replaceAll(unstable, '')
}

function difference(before: string, after: string): { before: string; after: string } | null {
  if (before === after) return null
  let at = 0
  while (before[at] === after[at]) at += 1
  const around = (page: string) => page.slice(Math.max(0, at - 80), at + 200)
  return { before: around(before), after: around(after) }
}

async function settledPages(): Promise<string[]> {
  let seen = await Promise.all(pages.map(visitorsSee))
  await expect(async () => {
    const before = seen
    await wait(3_000)
    seen = await Promise.all(pages.map(visitorsSee))
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
      expect(difference(before[index] ?? '', await visitorsSee(path)), path).toBeNull()
      expect(Date.now() - asked, path).toBeLessThan(2_000)
    }
  } finally {
    await askStack('start content-lake', testFolder)
  }
})
