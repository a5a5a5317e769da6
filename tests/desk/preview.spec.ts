import { expect } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { surplusWidth, violations, wcagAndAdvice } from '../accessibility/violations.ts'
import { addresses } from '../running-stack/addresses.ts'
import { createDraftedMap, expectSaved, waitForClaim } from './maps.ts'
import { test } from './operator.ts'

test('page, PDF, card and mail are previewed with the last edit, and nothing in them runs or leads away', async ({
  page,
}) => {
  const { sessionId, mapId } = await createDraftedMap('ines', 'Ines <b>')
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await page.keyboard.press('e')
  await page.keyboard.press('End')
  await page.keyboard.type(' Added at the desk.')
  await page.keyboard.press('Enter')
  await expectSaved(page)
  // The session id is the applicant's secret.
  const answers: string[] = []
  page.on('response', async (response) => {
    answers.push(response.url(), await response.text().catch(() => ''))
  })
  await page.keyboard.press('p')
  await expect(page).toHaveURL(new RegExp(`/preview/${mapId}`))
  await expect(page.getByText('With 1 edit')).toBeVisible()

  const widths = [390, 1440]
  for (const [form, words] of [
    ['page', 'Added at the desk.'],
    ['mail', 'Your Wiring Map'],
  ] as const) {
    await page.goto(`/preview/${mapId}?form=${form}`)
    if (form === 'mail') await expect(page.getByText('Your Wiring Map, signed by Mara')).toBeVisible()
    for (const wide of widths) {
      const frame = page.frameLocator(`iframe[title="The ${form}, ${wide} pixels wide"]`)
      await expect(frame.getByText(words).first(), `${form} at ${wide}`).toBeAttached()
      expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(wide)
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violations(page, wcagAndAdvice), `${form} on ${width}`).toEqual([])
      expect(await surplusWidth(page)).toBe(0)
    }
  }
  await page.goto(`/preview/${mapId}?form=card`)
  const card = page.getByRole('img', { name: 'The card to share' })
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await surplusWidth(page)).toBe(0)
  }
  await page.goto(`/preview/${mapId}?form=pdf`)
  await expect(page.getByTitle('The map as PDF')).toBeVisible()
  const pdf = await page.request.get(`/frames/${mapId}/sheet.pdf`)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), {
    mergePages: true,
  })
  expect(text.replace(/\s+/g, ' ')).toContain('Added at the desk.')
  expect(text.replace(/\s+/g, ' ')).toContain('Your sentence stands here.')
  await page.goto(`/inputs/${mapId}`)
  const picture = page.getByRole('img', { name: 'V1, as uploaded' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400)
  await page.goto('/')
  expect(answers.length).toBeGreaterThan(20)
  expect(answers.filter((answer) => answer.includes(sessionId))).toEqual([])

  for (const framed of ['page', 'mail', 'card.png', 'sheet.pdf']) {
    const address = `${addresses.desk}/frames/${mapId}/${framed}`
    const policy = (await page.request.get(address)).headers()['content-security-policy'] ?? ''
    expect(policy, framed).not.toContain('script-src')
    expect(policy, framed).toContain("frame-ancestors 'self'")
  }
})
