import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from './watched-page.ts'

test('printed, a page is black on white and has no controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/console', '/lab']) {
    await page.goto(path)
    const colours = await page.locator('main').evaluate((main) => {
      const rooms = [document.body, main, ...main.querySelectorAll('[data-room]')]
      return rooms.map((room) => getComputedStyle(room).backgroundColor)
    })
    for (const colour of colours) expect(colour, path).toMatch(/^rgb(a\(0, 0, 0, 0\)|\(255, 255, 255\))$/)
    await expect(page.locator('main .ui-button:visible')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a printed page holds its words and fits on few sheets', async ({ page }) => {
  await page.goto('/')
  const sheets = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  expect(sheets.numPages).toBeLessThanOrEqual(12)
  const { text } = await extractText(sheets, { mergePages: true })
  expect(text).toContain('Where Creative Systems Break')
})

test('the privacy policy is a PDF of two pages with words that can be selected, titled and tagged', async ({
  request,
}) => {
  const response = await request.get('/privacy-policy.pdf')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/^application\/pdf/)
  const bytes = await response.body()
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const document = await getDocumentProxy(new Uint8Array(bytes))
  expect(document.numPages).toBe(2)
  const { text } = await extractText(document, { mergePages: true })
  for (const words of ['Privacy policy', 'The site sets no cookies', '30 days', 'data protection authority'])
    expect(text.replace(/\s+/g, ' ')).toContain(words)
  const { info } = await document.getMetadata()
  expect(Reflect.get(info, 'Title')).toMatch(/privacy policy/i)
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
})
