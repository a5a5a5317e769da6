import { expect, test } from '@playwright/test'
import { askStack } from '@wiring/local/control'
import { addresses } from '../running-stack/addresses.ts'
import { testFolder } from '../running-stack/test-stack.ts'

test('with the content lake down every page stays as it was, at once', async () => {
  const pages = ['/', '/console', '/lab', '/index.md', '/privacy-policy.pdf']
  const before = new Map<string, string>()
  for (const path of pages) before.set(path, await (await fetch(`${addresses.site}${path}`)).text())
  await askStack('stop content-lake', testFolder)
  try {
    await expect(fetch(addresses.contentLake)).rejects.toThrow()
    for (const path of pages) {
      const asked = Date.now()
      const answer = await fetch(`${addresses.site}${path}`)
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).toBe(before.get(path))
      expect(Date.now() - asked, path).toBeLessThan(2_000)
    }
  } finally {
    await askStack('start content-lake', testFolder)
  }
})
