import { expect, test } from '@playwright/test'
import { surplusWidth, violations, wcagAndAdvice } from '../accessibility/violations.ts'
import { publishMap, type ReaderMap } from './reader.ts'

let map: ReaderMap

test.beforeAll(async () => {
  map = await publishMap()
})

test('the mailed address opens the signed map with its sections in order', async ({ page }) => {
  await page.goto(map.address)
  await expect(page).toHaveTitle('A private Wiring Map · Tracework')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Projector')
  await expect(page.getByText('checked and signed by Mara')).toBeVisible()
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 4)).toEqual([
    'How an idea runs through you',
    'Where it waits',
    'Crossed wires',
    'What repeats',
  ])
})

test('a chip leads to the line it was read from, and the line leads back', async ({ page }) => {
  await page.goto(map.address)
  const sentence = page.locator('#S2')
  await sentence.getByRole('link', { name: 'A1', exact: true }).click()
  await expect(page).toHaveURL(/#A1$/)
  const line = page.locator('tr#A1')
  await expect(line).toBeInViewport()
  await expect(line).toContainText('With a picture I can already see')
  await line.getByRole('link', { name: 'No. 2', exact: true }).click()
  await expect(page).toHaveURL(/#S2$/)
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
  const href = await page.locator('#S2 .map-number').getAttribute('href')
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
  await page.getByRole('link', { name: 'Delete now' }).click()
  await expect(page.getByRole('button', { name: 'Delete everything' })).toBeVisible()
  await context.close()
})

test('from 320 to 1920 px nothing runs over the side, the drawing has letters of 11 px, and axe finds nothing', async ({
  page,
}) => {
  await page.goto(map.address)
  await expect(page.locator('figure[data-drawing]')).toHaveAttribute('data-drawing', 'drawn')
  for (const width of [320, 360, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => surplusWidth(page), `${width} px`).toBe(0)
    expect(await page.evaluate(smallestLetter), `${width} px`).toBeGreaterThanOrEqual(11)
    if (width === 390 || width === 1440) expect(await violations(page, wcagAndAdvice)).toEqual([])
  }
})

/** Of the drawing, in pixels; 0 when none is shown. */
function smallestLetter(): number {
  const shown = [...document.querySelectorAll<SVGSVGElement>('svg.drawing')].find(
    (svg) => svg.getClientRects().length > 0,
  )
  if (shown === undefined) return 0
  const scale = shown.getBoundingClientRect().width / shown.viewBox.baseVal.width
  const sizes = [...shown.querySelectorAll('text')].map((text) =>
    Number.parseFloat(getComputedStyle(text).fontSize),
  )
  return scale * Math.min(...sizes)
}

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
