import { expect, type Page } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { test } from './announcements.ts'
import { newSession, openWizard, savedSession, waitForHydration } from './applicant.ts'
import { answers, type Checkpoint, checkpoints, expectInWizard, partialName, profile } from './checkpoints.ts'
import { discardTab } from './discard-tab.ts'
import { pictures } from './visuals-page.ts'

/** Returns the page on which the journey goes on. */
type Interruption = (page: Page, id: string, checkpoint: Checkpoint) => Promise<Page>

async function expectPreviousCheckpoint(page: Page, checkpoint: Checkpoint): Promise<void> {
  const before = checkpoints[checkpoints.indexOf(checkpoint) - 1]
  if (before === undefined) await expect(page).toHaveURL(`${addresses.site}/`)
  else if (checkpoint.done === 0) await before.expectShown(page)
  else if (checkpoint.done === 1) await expect(page.getByText('10 of 10 answered')).toBeVisible()
  else if (checkpoint.done === 2)
    await expect(page.getByLabel('Your JSON profile')).toHaveValue(new RegExp(profile.creative_rhythm))
  else if (checkpoint.done === 3) await expect(pictures(page, 'stored')).toHaveCount(1)
  else await checkpoint.expectShown(page)
}

const backForwardAndReload: Interruption = async (page, id, checkpoint) => {
  await page.goBack()
  await expectPreviousCheckpoint(page, checkpoint)
  if (checkpoint !== checkpoints[0]) await expectInWizard(page, id)
  await page.goForward()
  await waitForHydration(page)
  await checkpoint.expectShown(page)
  await page.reload()
  await waitForHydration(page)
  return page
}

const interruptions = [
  { name: 'Back, Forward and a reload', interrupt: backForwardAndReload },
  { name: 'a tab that the browser discards', interrupt: discardTab },
] as const

for (const { name, interrupt } of interruptions)
  test(`${name}, at each question and step: nothing is lost and nothing leads out of the wizard`, async ({
    page: first,
  }) => {
    let page = first
    const id = await newSession()
    await page.goto('/')
    await openWizard(page, id)
    for (const checkpoint of checkpoints)
      await test.step(checkpoint.name, async () => {
        if (checkpoint.name === 'finished')
          // A finished session's answers are not readable any more.
          expect(await savedSession(id)).toMatchObject({
            survey_data: answers,
            json_profile: profile,
            image_urls: [expect.stringContaining(id)],
          })
        await checkpoint.enter(page)
        await checkpoint.expectShown(page)
        page = await interrupt(page, id, checkpoint)
        await checkpoint.expectShown(page)
        await expectInWizard(page, id)
      })
    expect(await savedSession(id)).toMatchObject({ wiring_complete: true, name_for_certificate: partialName })
  })

test('Back through the whole survey and Forward again shows every answer, and a reload stays where it is', async ({
  page,
}) => {
  const survey = checkpoints.filter(({ done }) => done === 0)
  const id = await newSession()
  await openWizard(page, id)
  for (const { enter } of survey) await enter(page)
  for (const { expectShown } of survey.toReversed().slice(1)) {
    await page.goBack()
    await expectShown(page)
  }
  await page.reload()
  await waitForHydration(page)
  await survey[0]?.expectShown(page)
  for (const { expectShown } of survey.slice(1)) {
    await page.goForward()
    await expectShown(page)
  }
})

test('two tabs answer the same survey, and neither takes the other’s answers away', async ({
  page,
  context,
}) => {
  const survey = checkpoints.filter(({ done }) => done === 0)
  const id = await newSession()
  const other = await context.newPage()
  await openWizard(other, id)
  await openWizard(page, id)
  for (const { enter } of survey.slice(0, 5)) await enter(page)
  await page.close()
  await other.getByRole('button', { name: 'Start' }).click()
  for (const { expectShown } of survey.slice(1, 5)) {
    await expectShown(other)
    await other.getByRole('button', { name: 'Next' }).click()
  }
  await expect(other.getByText('5 of 10')).toBeVisible()
})
