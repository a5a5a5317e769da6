import { test } from '@playwright/test'
import { unknownPath } from '../site/crawl.ts'
import { states, waitForInteractive } from '../site/states.ts'
import { keep, photograph, photographPdf } from './photograph.ts'

const pages = ['/', '/console', '/lab', '/map', '/trust']

for (const path of [...pages, unknownPath])
  test(`page ${path}`, async ({ page }) => {
    await page.goto(path)
    await waitForInteractive(page)
    await photograph(page, `page-${path === '/' ? 'home' : path}`)
  })

for (const { name, path, small, moving, steps } of states)
  test(`state ${name}`, async ({ page }) => {
    if (moving) await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (const [index, step] of steps.entries()) {
      if (small) await page.setViewportSize({ width: 390, height: 900 })
      if (index === 0) {
        await page.goto(path)
        await waitForInteractive(page)
      }
      await step(page)
      await photograph(page, `state-${name}-${index}`)
    }
  })

test('files', async ({ page }) => {
  const file = async (path: string, then: (body: Buffer) => void) => {
    const answer = await page.request.get(path)
    if (answer.ok()) then(await answer.body())
  }
  for (const card of ['home', 'console', 'lab', 'map', 'trust'])
    await file(`/og/${card}`, (body) => keep(`og-${card}.png`, body))
  for (const path of pages) {
    const name = path === '/' ? 'index' : path.slice(1)
    await file(`/${name}.md`, (body) => keep(`markdown-${name}.txt`, body))
  }
  await file('/privacy-policy.pdf', (body) => photographPdf('privacy-policy', body))
})
