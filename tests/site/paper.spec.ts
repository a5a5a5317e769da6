import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from './browser-errors.ts'

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

test('printed, every word is dark enough on white in all three rooms', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/console', '/lab']) {
    await page.goto(path)
    const pale = await page.locator('main').evaluate((main) => {
      const light = (channel: number) =>
        channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
      const onWhite = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) =>
          light(Number(part) / 255),
        )
        return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
      }
      const ownWords = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      return [...main.querySelectorAll('*')]
        .filter(
          (element) => !element.closest('svg, noscript') && element.checkVisibility() && ownWords(element),
        )
        .map((element) => `${element.textContent?.slice(0, 40)} ${onWhite(getComputedStyle(element).color)}`)
        .filter((line) => Number(line.split(' ').at(-1)) < 4.5)
    })
    expect(pale, path).toEqual([])
  }
})

test('printed, what is folded stands open and what draws itself is drawn', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  for (const words of ['You have more starts than finishes', 'Content pipelines', 'Hidden beliefs'])
    await expect(page.getByText(words)).toBeVisible()
  const undrawn = await page
    .locator('[data-trace]')
    .evaluateAll((all) => all.filter((trace) => getComputedStyle(trace).visibility !== 'visible').length)
  expect(undrawn).toBe(0)
  await page.goto('/lab')
  const cards = page.locator('#services details')
  await expect(cards).toHaveCount(4)
  for (const card of await cards.all()) await expect(card.getByRole('listitem').first()).toBeVisible()
})

test('printed, no frame is broken at the foot of a sheet', async ({ page }) => {
  // A4's printable area.
  await page.setViewportSize({ width: 718, height: 1_047 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/console', '/lab']) {
    await page.goto(path)
    const broken = await page.locator('main').evaluate((main) => {
      const framed = (element: Element) => {
        const { borderTopWidth, borderBottomWidth, borderTopColor } = getComputedStyle(element)
        return borderTopWidth !== '0px' && borderBottomWidth !== '0px' && !/, 0\)$/.test(borderTopColor)
      }
      const whole = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).breakInside === 'avoid' || whole(element.parentElement))
      return [...main.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && !element.closest('svg') && framed(element))
        .filter((element) => !whole(element) || element.getBoundingClientRect().height > 1_047)
        .map((element) => `${element.tagName}.${element.className} ${element.clientHeight}`)
    })
    expect(broken, path).toEqual([])
  }
})

test('a printed page holds its words and fits on few sheets', async ({ page }) => {
  await page.goto('/')
  const sheets = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  expect(sheets.numPages).toBeLessThanOrEqual(10)
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
