import { expect, type Page } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { newSession, openWizard, savedSession, untilHydrated } from './applicant.ts'
import { discard } from './discard.ts'
import { test } from './listening.ts'
import { answers, halfName, inWizard, type Place, places, profile } from './places.ts'
import { bays } from './visuals-page.ts'

/** Returns the page on which the journey goes on. */
type Interruption = (page: Page, id: string, place: Place) => Promise<Page>

const reload: Interruption = async (page) => {
  await page.reload()
  await untilHydrated(page)
  return page
}

async function shownBehind(page: Page, place: Place): Promise<void> {
  const before = places[places.indexOf(place) - 1]
  if (before === undefined) await expect(page).toHaveURL(`${addresses.site}/`)
  else if (place.done === 0) await before.shown(page)
  else if (place.done === 1) await expect(page.getByText('10 of 10 answered')).toBeVisible()
  else if (place.done === 2)
    await expect(page.getByLabel('Your JSON profile')).toHaveValue(new RegExp(profile.creative_rhythm))
  else if (place.done === 3) await expect(bays(page, 'stored')).toHaveCount(1)
  else await place.shown(page)
}

const backAndForward: Interruption = async (page, id, place) => {
  await page.goBack()
  await shownBehind(page, place)
  if (place !== places[0]) await inWizard(page, id)
  await page.goForward()
  await untilHydrated(page)
  return page
}

const interruptions = [
  { name: 'a reload', interrupt: reload },
  { name: 'Back and Forward', interrupt: backAndForward },
  { name: 'a tab that the browser discards', interrupt: discard },
] as const

for (const { name, interrupt } of interruptions)
  test(`${name} at each question and step loses nothing and never leads out of the wizard`, async ({
    page: first,
  }) => {
    test.setTimeout(240_000)
    let page = first
    const id = await newSession()
    await page.goto('/')
    await openWizard(page, id)
    for (const place of places)
      await test.step(place.name, async () => {
        if (place.name === 'finished')
          // A finished session's answers are not readable any more.
          expect(await savedSession(id)).toMatchObject({
            survey_data: answers,
            json_profile: profile,
            image_urls: [expect.stringContaining(id)],
          })
        await place.enter(page)
        await place.shown(page)
        page = await interrupt(page, id, place)
        await place.shown(page)
        await inWizard(page, id)
      })
    expect(await savedSession(id)).toMatchObject({ wiring_complete: true, name_for_certificate: halfName })
  })

test('Back through the whole survey and Forward again shows every answer, and a reload stays where it is', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const survey = places.filter(({ done }) => done === 0)
  const id = await newSession()
  await openWizard(page, id)
  for (const { enter } of survey) await enter(page)
  for (const { shown } of survey.toReversed().slice(1)) {
    await page.goBack()
    await shown(page)
  }
  // The stored screen differs from the one in the history.
  await page.reload()
  await untilHydrated(page)
  await survey[0]?.shown(page)
  for (const { shown } of survey.slice(1)) {
    await page.goForward()
    await shown(page)
  }
})

test('two tabs answer the same survey, and neither takes the other’s answers away', async ({
  page,
  context,
}) => {
  const survey = places.filter(({ done }) => done === 0)
  const id = await newSession()
  const other = await context.newPage()
  await openWizard(other, id)
  await openWizard(page, id)
  for (const { enter } of survey.slice(0, 5)) await enter(page)
  await page.close()
  await other.getByRole('button', { name: 'Start' }).click()
  for (const { shown } of survey.slice(1, 5)) {
    await shown(other)
    await other.getByRole('button', { name: 'Next' }).click()
  }
  await expect(other.getByText('5 of 10')).toBeVisible()
})
