import { expect, type Page } from '@playwright/test'
import { openPill, savedSession, untilReadyOffline } from './applicant.ts'
import { expectToast, test } from './listening.ts'
import {
  answers,
  generate,
  giveAnswer,
  halfName,
  inWizard,
  nameBox,
  next,
  type Place,
  places,
  profile,
  reach,
  submitProfile,
} from './places.ts'
import { bays, finish, pickedAndReady } from './visuals-page.ts'

interface Tab {
  place: Place
  page: Page
  id: string
}

const minute = 60_000

async function finishSurvey(page: Page, from: number): Promise<void> {
  for (let index = from; index < 10; index += 1) {
    if (index < 0) await page.getByRole('button', { name: 'Start' }).click()
    else {
      await expect(page.getByText(`${index + 1} of 10`)).toBeVisible()
      await giveAnswer(page, index)
      await next(page)
    }
  }
  await expect(page.getByText('10 of 10 answered')).toBeVisible()
  await next(page)
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
}

/** By number of finished steps. */
const goOnOffline: Readonly<Record<Place['done'], (tab: Tab) => Promise<void>>> = {
  0: ({ page, place }) => finishSurvey(page, places.indexOf(place) - 1),
  1: ({ page }) => submitProfile(page),
  2: async ({ page, place }) => {
    if (place.name !== 'visuals, none') await finish(page)
    if (place.name === 'visuals, one chosen') await expect(bays(page, 'waiting')).toContainText('Offline')
  },
  3: async ({ page }) => {
    await nameBox(page).fill(`${halfName}a`)
    await generate(page)
  },
  4: async () => undefined,
}

const arrived: Readonly<Record<Place['done'], (tab: Tab) => Promise<void>>> = {
  0: async ({ page, id }) => {
    await expect(openPill(page)).toContainText('Prompt')
    expect((await savedSession(id)).survey_data).toEqual(answers)
  },
  1: async ({ page, id }) => {
    // A profile is sent on submit only: it may be private.
    await expect(page.getByLabel('Your JSON profile')).toHaveValue(JSON.stringify(profile))
    await page.getByRole('button', { name: 'Submit profile' }).click()
    await expect(openPill(page)).toContainText('Visuals')
    expect((await savedSession(id)).json_profile).toMatchObject(profile)
  },
  2: async ({ page, place, id }) => {
    if (place.name === 'visuals, none') {
      await pickedAndReady(page, 'late.png')
      await finish(page)
    }
    await expect(openPill(page)).toContainText('Complete')
    expect((await savedSession(id)).image_urls).toHaveLength(1)
  },
  3: async ({ page, id }) => {
    await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
    expect((await savedSession(id)).name_for_certificate).toBe(`${halfName}a`)
  },
  4: ({ place, page }) => place.shown(page),
}

test('60 seconds offline at each question and step lose nothing, and what was answered meanwhile arrives', async ({
  context,
}) => {
  test.setTimeout(360_000)
  await context.clock.install()
  const tabs: Tab[] = []
  for (const place of places) {
    const page = await context.newPage()
    tabs.push({ place, page, id: await reach(page, place) })
  }
  const inEach = async (what: string, act: (tab: Tab) => Promise<void>) => {
    for (const tab of tabs) await test.step(`${what}: ${tab.place.name}`, () => act(tab))
  }
  for (const { page } of tabs.slice(-1)) await untilReadyOffline(page)

  await context.setOffline(true)
  await context.clock.runFor(minute)
  await inEach('after the minute', async ({ page, place, id }) => {
    await expect(page.getByText('Go on answering: everything stays on this device')).toBeVisible()
    await place.shown(page)
    await inWizard(page, id)
  })
  await inEach('going on offline', (tab) => goOnOffline[tab.place.done](tab))
  await inEach('nowhere else', ({ page, id }) => inWizard(page, id))
  await context.setOffline(false)
  await inEach('back online', (tab) => arrived[tab.place.done](tab))
})

test('what is changed after an offline press is not sent as it was', async ({ context, page }) => {
  const place = places.find(({ name }) => name === 'thank you') as Place
  const id = await reach(page, place)
  await untilReadyOffline(page)
  await context.setOffline(true)
  await next(page)
  await expectToast(page, 'Error: Failed to save survey data.')
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('textbox').fill('Second thoughts')
  await context.setOffline(false)
  await next(page)
  await next(page)
  await expect(openPill(page)).toContainText('Prompt')
  expect((await savedSession(id)).survey_data).toEqual({ ...answers, 9: 'Second thoughts' })
})

test('a consent that is taken back after an offline press is not sent when the network returns', async ({
  context,
  page,
}) => {
  const id = await reach(page, places.find(({ name }) => name === 'complete') as Place)
  await untilReadyOffline(page)
  await context.setOffline(true)
  await generate(page)
  await expectToast(page, 'Error: Failed to complete the process.')
  await expect(page.getByRole('main')).toContainText('You are offline. Everything stays on this device')
  await page.getByRole('checkbox').uncheck()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/update-wiring-session')) sent += 1
  })
  const banner = page.getByText('Go on answering: everything stays on this device')
  await expect(banner).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toBeHidden()
  expect(await savedSession(id)).toMatchObject({ wiring_complete: false })
  await generate(page)
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
  expect(sent).toBe(1)
})
