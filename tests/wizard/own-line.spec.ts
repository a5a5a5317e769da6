import { expect, type Locator, type Page, test } from '@playwright/test'
import { answerSurvey, completeStep, currentStep, newSession, openWizard } from './applicant.ts'

const sentence = 'Your line after your clicks. Your words, your AI and a person will move it.'

const levels = (drawing: Locator) =>
  drawing
    .locator('.own-line-stretch')
    .evaluateAll((paths) => paths.map((path) => Number(path.getAttribute('data-level'))))

const sketch = (page: Page) => page.locator('.sketch')
const drawn = (page: Page, made: number) =>
  page.getByRole('img', {
    name: `Map sketch: 0 of 3 inputs connected. Your line after ${made} of 5 choices.`,
  })
const straight = [0, 0, 0, 0, 0, 0, 0, 0, 0]

test('the first answer bends the line, nothing shifts, and a reload keeps it', async ({ page }) => {
  await openWizard(page, await newSession())
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(drawn(page, 0)).toBeVisible()
  expect(await levels(sketch(page))).toEqual(straight)
  const places = () =>
    Promise.all([sketch(page), page.locator('.panel')].map((element) => element.boundingBox()))
  const before = await places()
  await page.getByRole('radio').first().check()
  await expect(drawn(page, 1)).toBeVisible()
  expect(await levels(sketch(page))).toEqual([-2, -2, 0, 0, 0, 0, 0, 0, 0])
  expect(await places()).toEqual(before)
  await page.reload()
  await expect(drawn(page, 1)).toBeVisible()
  expect(await levels(sketch(page))).toEqual([-2, -2, 0, 0, 0, 0, 0, 0, 0])
})

test('the thank-you screen shows the whole line, and it goes on to other devices and to the end', async ({
  page,
  browser,
}) => {
  const id = await newSession()
  await openWizard(page, id)
  await answerSurvey(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(sentence)
  const whole = main.getByRole('img', { name: /^Your line after 5 of 5 choices: word, hold, / })
  const bends = await levels(whole)
  expect(bends.slice(0, 8)).not.toContain(0)
  expect(await levels(sketch(page))).toEqual(bends)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(currentStep(page)).toContainText('Prompt')

  const other = await browser.newPage()
  await openWizard(other, id)
  await expect(other.getByRole('img', { name: /Your line after 5 of 5 choices/ })).toBeVisible()
  expect(await levels(sketch(other))).toEqual(bends)

  await completeStep(id, 2)
  await completeStep(id, 3)
  await openWizard(other, id)
  await other.getByRole('checkbox').check()
  await other.getByRole('button', { name: 'Generate My Wiring Map' }).click()
  await expect(other.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
  await expect(other.getByRole('main')).toContainText(sentence)
  expect(await levels(other.getByRole('main'))).toEqual(bends)
  await other.close()
})

test('without motion the line is bent at once, with it in half a second', async ({ page }) => {
  await openWizard(page, await newSession())
  const duration = () =>
    page
      .locator('.sketch .own-line-stretch')
      .first()
      .evaluate((path) => Number.parseFloat(getComputedStyle(path).transitionDuration))
  expect(await duration()).toBeLessThan(0.001)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await duration()).toBeGreaterThan(0.3)
  await page.evaluate(() => {
    document.documentElement.dataset.motion = 'quiet'
  })
  expect(await duration()).toBeLessThan(0.001)
})

test('the wire of a finished step is drawn, without motion it is there at once', async ({ page }) => {
  const drawnWires = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter((effect) => effect instanceof KeyframeEffect)
        .filter(({ target }) => target?.matches('.sketch [data-trace]'))
        .map((effect) => {
          const [first] = effect.getKeyframes()
          return [first?.strokeDasharray, first?.strokeDashoffset, effect.target?.getAttribute('pathLength')]
        }),
    )
  const id = await newSession(1)
  await openWizard(page, id)
  expect(await drawnWires()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
  await openWizard(page, id)
  // One input is connected.
  await expect.poll(drawnWires).toEqual([['1', '1', '1']])
})
