import { expect, type Locator, type Page, test } from '@playwright/test'
import { maxSignerSentence } from '@wiring/contract/desk/signer-sentence'
import { personas } from '@wiring/map/personas'
import { createDeliveredMap } from '../desk/maps.ts'
import { publishMap, type ReaderMap } from './reader.ts'

let map: ReaderMap

test.beforeAll(async () => {
  map = await publishMap()
})
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** What a reader wants, and how often she presses for it. */
function reader(page: Page) {
  let presses = 0
  return {
    press: async (part: Locator) => {
      presses += 1
      await part.click()
    },
    expectPresses: (most: number) => expect(presses).toBeLessThanOrEqual(most),
    link: (name: string | RegExp) => page.getByRole('link', { name }),
    button: (name: string) => page.getByRole('button', { name }),
  }
}

const open = async (page: Page) => {
  await page.goto(map.address)
  await expect(page.locator('.map-chip[aria-haspopup="dialog"]').first()).toBeVisible()
  return reader(page)
}

test('what I am called and how I work: in the first screen', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('img', { name: /^Wiring of Ines/ })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.map-headline')).toBeInViewport({ ratio: 1 })
})

/** Of the personas, by the height of their pages. */
const longest = new Set(['projector', 'rail', 'care', 'letter-a', 'flood'])

test('what is open takes four screens, whoever reads it and however much the signer wrote', async ({
  page,
}) => {
  const sentence = 'I read your fourth answer twice before I signed. '
    .repeat(5)
    .slice(0, maxSignerSentence - 1)
  for (const { id, inputs } of personas.filter(({ id }) => longest.has(id))) {
    const { link } = await createDeliveredMap(id, inputs.name, `${sentence.trimEnd()}.`)
    await page.goto(link)
    await expect(page.locator('.map-signature-sentence')).toContainText('I read your fourth answer')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height, id).toBeLessThanOrEqual(4 * 844)
  }
})

test('what made this sentence: one press', async ({ page }) => {
  const { press, expectPresses, link } = await open(page)
  await press(link('A7').first())
  const note = page.getByRole('dialog', { name: 'Line A7' })
  await expect(note).toBeInViewport({ ratio: 1 })
  await expect(note).toContainText('Near the end: I keep improving it')
  expectPresses(1)
})

test('what the question was, and what was read in it: two presses', async ({ page }) => {
  const { press, expectPresses, link } = await open(page)
  await press(link('A7').first())
  await press(link('The whole line'))
  await expect(page.locator('tr#A7')).toBeInViewport()
  await expect(page.locator('tr#A7')).toContainText('POLISH')
  expectPresses(2)
})

test('say that it is wrong: one press where it is read, two in the evidence', async ({ page }) => {
  const { press, expectPresses, link } = await open(page)
  const [number] = await link(/^No\. 2/).all()
  await expect(number as Locator).toHaveAttribute('href', /^mailto:.*sentence%20No\.%202%20is%20wrong/)
  await press(link('Evidence'))
  await expect(page.locator('#map-waits')).toBeVisible()
  const inside = page
    .locator('[data-section="not-this"], [data-section="circuit"]')
    .getByRole('link', { name: /^No\. \d+/ })
  await expect(inside.first()).toHaveAttribute('href', /^mailto:/)
  await press(inside.first())
  expectPresses(2)
})

test('send it to a friend: two presses', async ({ page }) => {
  const { press, expectPresses, link, button } = await open(page)
  await press(link('Send to a friend'))
  const card = page.getByRole('img', { name: /^The card/ })
  await expect(card).toBeInViewport()
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  const download = page.waitForEvent('download')
  await press(button('Download the card'))
  expect((await download).suggestedFilename()).toBe('wiring-map-rev-01-card.png')
  expectPresses(2)
})

test('her story with a quote of hers, and without her name: the picture and the file follow', async ({
  page,
}) => {
  const { press, expectPresses, button } = await open(page)
  const card = page.getByRole('img', { name: /^The card/ })
  await press(page.getByRole('radio', { name: /^Story/ }))
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1920)
  await press(page.getByRole('checkbox', { name: 'Print my name' }))
  await page.getByLabel('A quote of yours').selectOption({ index: 1 })
  await expect(card).toHaveAttribute('src', /form=story&quote=A\d/)
  await expect(card).toHaveAttribute('alt', /“.+”/)
  const asked = page.waitForRequest((each) => each.url().includes('/card.png') && each.isNavigationRequest())
  const download = page.waitForEvent('download')
  await press(button('Download the card'))
  expect((await asked).url()).toMatch(/\?form=story&quote=A\d/)
  expect((await download).suggestedFilename()).toBe('wiring-map-rev-01-card-story.png')
  expectPresses(3)
})

test('where a device can send files, the chosen card is there before the press and goes out by its own sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        const isFresh = navigator.userActivation.isActive
        const [size] = await Promise.all(files.map((file) => createImageBitmap(file)))
        const shared = files.map(({ name, type }) => [name, type, size?.width, size?.height, isFresh])
        Object.assign(window, { shared })
      },
    })
  })
  const { button } = await open(page)
  const loaded = page.waitForResponse((each) => each.url().includes('form=portrait') && each.ok())
  await page.getByRole('radio', { name: /^Post/ }).focus()
  await page.keyboard.press('Space')
  await (await loaded).finished()
  await page.waitForLoadState('networkidle')
  await page.route('**/card.png*', (route) => route.abort())
  await button('Send the card').focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual([['wiring-map.png', 'image/png', 1080, 1350, true]])
  await expect(page.getByRole('alert').filter({ hasText: 'card' })).toHaveCount(0)
})

test('keep it as a PDF: one press', async ({ page }) => {
  const { press, expectPresses, link } = await open(page)
  const download = page.waitForEvent('download')
  await press(link('Download PDF'))
  expect((await download).suggestedFilename()).toBe('wiring-map-rev-01.pdf')
  expectPresses(1)
})

test('see my pictures and what was measured in them: one press', async ({ page }) => {
  const { press, expectPresses, link } = await open(page)
  await press(link('Evidence'))
  const picture = page.getByRole('img', { name: 'V1, as you gave it' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await expect(page.locator('.map-pictures li').first()).toContainText(/V1/)
  expectPresses(1)
})

test('read the drawing without seeing it: one press', async ({ page }) => {
  const { press, expectPresses, link } = await open(page)
  await press(link('Evidence'))
  // Its head is for wide screens: here each cell says what it is.
  await expect(page.getByRole('table', { name: 'The drawing as a table' }).getByRole('row')).toHaveCount(8)
  expectPresses(1)
})

test('give it to a chat AI: two presses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { press, expectPresses, button } = await open(page)
  await press(page.getByText('A block to paste into a chat AI'))
  await press(button('Copy'))
  await expect(button('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('How I work, with evidence.')
  expectPresses(2)
})

test('delete it all: two presses', async ({ page }) => {
  const mine = await publishMap('loop')
  await page.goto(mine.address)
  const { press, expectPresses, link, button } = reader(page)
  await press(link('Delete now'))
  await press(button('Delete everything'))
  await expect(page.getByText('Nothing of that session is held any more.')).toBeVisible()
  expectPresses(2)
})
