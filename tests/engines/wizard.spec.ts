import { writeFileSync } from 'node:fs'
import { addresses } from '../running-stack/addresses.ts'
import { newSession, savedSession } from '../wizard/applicant.ts'
import { heic, png } from '../wizard/pictures.ts'
import { expect, test } from './driver/engine-test.ts'
import { expectSound } from './driver/sound-page.ts'
import { button, css, field, heading, until } from './driver/tab.ts'

const profile = { thinking_style: 'visual first, words later' }

test('an applicant goes through all four steps with a picture from a phone', async ({ tab }, testInfo) => {
  const id = await newSession(0)
  await tab.open(`${addresses.site}/wiring/${id}`)
  await tab.until('The wizard is live', () => 'hydrated' in document.documentElement.dataset)
  await expectSound(tab)
  await tab.driver.resize(1440, 900)
  await tab.click(button('Start'))
  for (let number = 1; number <= 10; number += 1) {
    await tab.sees(`${number} of 10`)
    if (number === 4) {
      await tab.evaluate(() => {
        Reflect.set(window, 'reloads', true)
        location.reload()
      })
      await tab.until('It is loaded anew', () => !Reflect.has(window, 'reloads'))
      await tab.sees('4 of 10')
      await tab.isLive('.choice input, textarea.answer-text')
    }
    const text = await tab
      .finds(css('.choice, textarea'))
      .then(() => tab.evaluate(() => document.querySelector('textarea.answer-text') !== null))
    if (text) await tab.fill(css('textarea.answer-text'), 'I start three things and finish the fourth.')
    else await tab.click(css('.choice'))
    await tab.click(button('Next'))
  }
  await tab.sees('10 of 10 answered')
  await tab.click(button('Next'))

  await tab.sees('Step 2 — Prompt')
  await expectSound(tab)
  await tab.driver.resize(1440, 900)
  const answer = `Here you are:\n\n\`\`\`json\n${JSON.stringify(profile)}\n\`\`\``
  await tab.fill(field('Your JSON profile'), answer)
  // What is read of it stands above the button, and moves it.
  await tab.sees('1 of 7 fields filled')
  await tab.click(button('Submit profile'))

  await tab.sees('Step 3 — Visuals')
  await expectSound(tab)
  await tab.driver.resize(1440, 900)
  const files = [heic('photo.heic'), await png('drawing.png')].map(({ name, buffer }) => {
    const path = testInfo.outputPath(name)
    writeFileSync(path, buffer)
    return path
  })
  await tab.driver.attach('input[type=file]', files)
  await tab.until(
    'Both are ready',
    () => document.querySelectorAll('.picture[data-state="ready"]').length === 2,
  )
  await tab.click(button('Hide parts'))
  await tab.finds(heading('Hide parts'))
  expect(await tab.evaluate(rowOfBrushes), 'the word Brush and its sizes stand in one row').toBeLessThan(8)
  await tab.click(css('.blur-canvas'))
  await tab.driver.press(' ')
  await tab.click(button('Use this picture'))
  await tab.click(button('Upload and continue'))

  await tab.sees('Step 4 — Complete')
  await expectSound(tab)
  await tab.driver.resize(1440, 900)
  await tab.fill(field('Name for the map'), 'Maya')
  await tab.click(css('.ui-check input'))
  await tab.click(button('Generate My Wiring Map'))
  await tab.finds(heading('Synthesis in Progress'))
  const session = await until('The session is complete', async () => {
    const saved = await savedSession(id)
    return saved.wiring_complete === true ? saved : null
  })
  expect(session).toMatchObject({ json_submitted: true, name_for_certificate: 'Maya' })
  expect(session.image_urls).toHaveLength(2)
})

function rowOfBrushes(): number {
  const middles = [...document.querySelectorAll('.blur-sizes > *')].map((part) => {
    const { top, height } = part.getBoundingClientRect()
    return top + height / 2
  })
  return Math.max(...middles) - Math.min(...middles)
}
