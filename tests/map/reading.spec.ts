import { expect, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { lostBySpacing } from '../accessibility/text-spacing.ts'
import { surplusWidth, violations, wcagAndAdvice } from '../accessibility/violations.ts'
import { addresses } from '../running-stack/addresses.ts'
import { publishMap, type ReaderMap } from './reader.ts'

let map: ReaderMap

test.beforeAll(async () => {
  map = await publishMap()
})

test('the address of a signed map opens the signed map with its sections in order', async ({ page }) => {
  await page.goto(map.address)
  await expect(page).toHaveTitle('A private Wiring Map · Tracework')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Projector')
  await expect(page.getByText('checked and signed by Mara')).toBeVisible()
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual([
    'Your card',
    'The strongest crossed wire',
    'One experiment, fourteen days',
    'The evidence',
    'Take it along',
  ])
  const parts = await page.getByRole('heading', { level: 3, includeHidden: true }).allTextContents()
  expect(parts.slice(0, 4)).toEqual([
    'How an idea runs through you',
    'Where it waits',
    'Questions',
    'What repeats',
  ])
})

test('the map and the wizard are painted from their first answer: no style sheet is asked for', async ({
  request,
}) => {
  for (const address of [map.address, `${addresses.site}/wiring/${map.sessionId}`]) {
    const html = await (await request.get(address)).text()
    expect(html).toContain('--font-sans')
    expect(html).not.toContain('rel="stylesheet"')
  }
})

test('a quote leads on to its line, and the line leads back', async ({ page }) => {
  await page.goto(map.address)
  const sentence = page.locator('.map-headline .map-sentence')
  const chip = sentence.getByRole('link', { name: 'A1', exact: true })
  await expect(chip).toHaveAttribute('aria-haspopup', 'dialog')
  await chip.click()
  await page.getByRole('link', { name: 'The whole line' }).click()
  await expect(page).toHaveURL(/#A1$/)
  const line = page.locator('tr#A1')
  await expect(line).toBeInViewport()
  await expect(line).toContainText('With a picture I can already see')
  await line.getByRole('link', { name: 'No. 1', exact: true }).click()
  await expect(page).toHaveURL(/#S1$/)
  await expect(sentence).toBeInViewport()
})

test('every chip leads to a line that is there; a sentence’s number is a mail without the address of the map', async ({
  page,
}) => {
  await page.goto(map.address)
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('.map a[href^="#"]')]
      .map((link) => link.hash.slice(1))
      .filter((id) => document.getElementById(id) === null),
  )
  expect(missing).toEqual([])
  const href = await page.locator('.map-open .map-number').first().getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toContain('sentence No. 2 is wrong')
  expect(href).not.toContain(map.secret)
})

test('without JavaScript the map, its table and its deletion are complete', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(map.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Projector')
  await expect(page.getByRole('table', { name: 'The drawing as a table' })).toBeVisible()
  await expect(page.locator('svg.drawing[data-variant="wide"]')).toBeVisible()
  await expect(page.getByText('This page needs JavaScript')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What this is not' })).toBeVisible()
  await page.locator('.map-headline').getByRole('link', { name: 'A1', exact: true }).click()
  await expect(page.locator('tr#A1')).toBeInViewport()
  await page.getByRole('radio', { name: /^Post/ }).check()
  await page.getByLabel('A quote of yours').selectOption({ index: 1 })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the card' }).click()
  expect((await download).suggestedFilename()).toBe('wiring-map-rev-01-card-portrait.png')
  await page.getByRole('link', { name: 'Delete now' }).click()
  await expect(page.getByRole('button', { name: 'Delete everything' })).toBeVisible()
  await context.close()
})

test('from 320 to 1920 px nothing runs over the side, and no drawing has letters below 11 px', async ({
  page,
}) => {
  await page.goto(map.address)
  await expect(page.locator('figure[data-drawing]')).toHaveAttribute('data-drawing', 'drawn')
  await page.locator('.map-evidence > summary').click()
  for (const width of [320, 360, 390, 700, 768, 900, 1024, 1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => surplusWidth(page), `${width} px`).toBe(0)
    expect(await page.evaluate(smallestLetter), `${width} px`).toBeGreaterThanOrEqual(11)
    if ([320, 768].includes(width)) expect(await lostBySpacing(page), `${width} px, text spaced`).toEqual([])
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing at 320, 390 and 1440 px, ${colorScheme}: closed, opened, with a quote`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(map.address)
    const chip = page.locator('.map-headline .map-chip').first()
    await expect(chip).toHaveAttribute('aria-haspopup', 'dialog')
    const evidence = page.locator('.map-evidence > summary')
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violations(page, wcagAndAdvice), `${width} px`).toEqual([])
      await evidence.click()
      await chip.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page, wcagAndAdvice), `${width} px, opened`).toEqual([])
      expect(await surplusWidth(page), `${width} px`).toBe(0)
      await page.keyboard.press('Escape')
      await evidence.click()
    }
  })

test('on paper the evidence is whole', async ({ page }) => {
  await page.goto(map.address, { waitUntil: 'networkidle' })
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { text } = await extractText(pdf, { mergePages: true })
  const flat = text.replace(/\s+/g, ' ')
  for (const said of ['How an idea runs through you', 'The drawing as a table', 'What this is not', 'P6.3'])
    expect(flat).toContain(said)
  expect(flat).toContain('one long running notes file')
})

/** Of the drawings, in pixels; 0 when none is shown. */
function smallestLetter(): number {
  const shown = [...document.querySelectorAll<SVGSVGElement>('svg.drawing')].filter(
    (svg) => svg.getClientRects().length > 0,
  )
  const smallest = (svg: SVGSVGElement) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
    const sizes = [...svg.querySelectorAll('text')].map((text) =>
      Number.parseFloat(getComputedStyle(text).fontSize),
    )
    return scale * Math.min(...sizes)
  }
  return shown.length === 0 ? 0 : Math.min(...shown.map(smallest))
}

test('from 700 px of the board on the wide drawing serves', async ({ page }) => {
  await page.goto(map.address)
  for (const [width, variant] of [
    [390, 'short'],
    [740, 'short'],
    [768, 'middle'],
    [1024, 'middle'],
    [1180, 'middle'],
    [1280, 'wide'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const shown = page.locator('.map-figure svg.drawing:visible')
    await expect(shown, `${width} px`).toHaveCount(1)
    await expect(shown, `${width} px`).toHaveAttribute('data-variant', variant)
    const [drawing, board] = await Promise.all(
      [shown, page.locator('.map-figure .map-board')].map((each) => each.boundingBox()),
    )
    if (variant !== 'short') expect(drawing?.width, `${width} px`).toBeGreaterThan((board?.width ?? 0) - 4)
  }
})

test('the drawing stands still under reduced motion, and Replay draws it again otherwise', async ({
  browser,
}) => {
  const still = await browser.newContext({ reducedMotion: 'reduce' })
  const quiet = await still.newPage()
  await quiet.goto(map.address)
  await expect(quiet.locator('figure[data-drawing]')).toHaveAttribute('data-drawing', 'drawn')
  await expect(quiet.getByRole('button', { name: 'Replay' })).toBeHidden()
  await still.close()
  const moving = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await moving.newPage()
  await page.goto(map.address)
  const figure = page.locator('figure[data-drawing]')
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveAttribute('data-drawing', 'drawn')
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(figure).toHaveAttribute('data-drawing', 'playing')
  await moving.close()
})

test('a map page logs no error and no policy violation', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(map.address, { waitUntil: 'networkidle' })
  expect(said).toEqual([])
})

test('the icon in the tab is her line, drawn from the page itself, and no two lines are alike', async ({
  page,
}) => {
  await page.goto(map.address)
  const icon = page.locator('link[rel="icon"]')
  await expect(icon).toHaveCount(1)
  const href = (await icon.getAttribute('href')) ?? ''
  expect(href).toMatch(/^data:image\/svg\+xml,/)
  expect(decodeURIComponent(href)).toContain('prefers-color-scheme:dark')
  expect(decodeURIComponent(href)).not.toMatch(/<text|Ines|http:\/\/(?!www\.w3\.org)/)
  const size = await page.evaluate(
    (src) =>
      new Promise((resolve, reject) => {
        const image = new Image()
        image.onload = () => resolve(image.naturalWidth)
        image.onerror = reject
        image.src = src
      }),
    href,
  )
  expect(size).toBeGreaterThan(0)
  const other = await publishMap('loop')
  await page.goto(other.address)
  expect(await icon.getAttribute('href')).not.toBe(href)
})
