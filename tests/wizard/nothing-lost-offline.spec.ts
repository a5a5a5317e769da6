import { expect, type Page } from '@playwright/test'
import { expectToast, test } from './announcements.ts'
import { currentStep, savedSession, waitForOfflinePreload } from './applicant.ts'
import {
  answers,
  type Checkpoint,
  checkpoints,
  expectInWizard,
  generate,
  giveAnswer,
  goToCheckpoint,
  nameBox,
  next,
  partialName,
  profile,
  submitProfile,
} from './checkpoints.ts'
import { pickPngs, pictures, uploadAndContinue } from './visuals-page.ts'

interface Tab {
  checkpoint: Checkpoint
  page: Page
  id: string
}

const minute = 60_000
const goOn = 'Go on answering: everything stays on this device, and what you submit is sent'
const allArrived = 'Nothing of yours is lost: all of it has arrived here.'

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

const continueOffline: Readonly<Record<Checkpoint['done'], (tab: Tab) => Promise<void>>> = {
  0: ({ page, checkpoint }) => finishSurvey(page, checkpoints.indexOf(checkpoint) - 1),
  1: ({ page }) => submitProfile(page),
  2: async ({ page, checkpoint }) => {
    if (checkpoint.name !== 'visuals, none') await uploadAndContinue(page)
    if (checkpoint.name === 'visuals, one chosen')
      await expect(pictures(page, 'waiting')).toContainText('Offline')
  },
  3: async ({ page }) => {
    await nameBox(page).fill(`${partialName}a`)
    await generate(page)
  },
  4: async () => undefined,
}

const arrived: Readonly<Record<Checkpoint['done'], (tab: Tab) => Promise<void>>> = {
  0: async ({ page, id }) => {
    await expect(currentStep(page)).toContainText('Prompt')
    expect((await savedSession(id)).survey_data).toEqual(answers)
  },
  1: async ({ page, id }) => {
    await expect(currentStep(page)).toContainText('Visuals')
    expect((await savedSession(id)).json_profile).toMatchObject(profile)
  },
  2: async ({ page, checkpoint, id }) => {
    if (checkpoint.name === 'visuals, none') {
      await pickPngs(page, 'late.png')
      await uploadAndContinue(page)
    }
    await expect(currentStep(page)).toContainText('Complete')
    expect((await savedSession(id)).image_urls).toHaveLength(1)
  },
  3: async ({ page, id }) => {
    await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
    expect((await savedSession(id)).name_for_certificate).toBe(`${partialName}a`)
  },
  4: ({ checkpoint, page }) => checkpoint.expectShown(page),
}

/** Further questions are like the first two. */
const visited = checkpoints.filter(({ name }) => !/^question [3-9]$/.test(name))

test('60 seconds offline at a question of each kind and at each step lose nothing, and what was answered meanwhile arrives', async ({
  context,
}) => {
  await context.clock.install()
  const tabs: Tab[] = []
  for (const checkpoint of visited) {
    const page = await context.newPage()
    tabs.push({ checkpoint, page, id: await goToCheckpoint(page, checkpoint) })
  }
  const inEach = async (what: string, act: (tab: Tab) => Promise<void>) => {
    for (const tab of tabs) await test.step(`${what}: ${tab.checkpoint.name}`, () => act(tab))
  }
  for (const { page } of tabs.slice(-1)) await waitForOfflinePreload(page)

  await context.setOffline(true)
  await context.clock.runFor(minute)
  await inEach('after the minute', async ({ page, checkpoint, id }) => {
    await expect(page.getByText(checkpoint.done === 4 ? allArrived : goOn)).toBeVisible()
    await checkpoint.expectShown(page)
    await expectInWizard(page, id)
  })
  await inEach('going on offline', (tab) => continueOffline[tab.checkpoint.done](tab))
  await inEach('nowhere else', ({ page, id }) => expectInWizard(page, id))
  await context.setOffline(false)
  await inEach('back online', (tab) => arrived[tab.checkpoint.done](tab))
})

test('what was submitted offline is sent also where the network fails once more when it returns', async ({
  context,
  page,
}) => {
  const id = await goToCheckpoint(page, checkpoints.find(({ name }) => name === 'complete') as Checkpoint)
  await waitForOfflinePreload(page)
  await context.setOffline(true)
  await generate(page)
  await expectToast(page, 'Error: Failed to complete the process.')
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
  let failing = true
  await page.route(/update(-wiring-session)?$/, (route) => {
    fail()
    return failing ? route.abort() : route.continue()
  })
  await context.setOffline(false)
  await failed
  await expectToast(page, 'Error: Failed to complete the process.')
  failing = false
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
  expect(await savedSession(id)).toMatchObject({ wiring_complete: true })
})

test('an answer changed after an offline submit is sent as changed', async ({ context, page }) => {
  const checkpoint = checkpoints.find(({ name }) => name === 'thank you') as Checkpoint
  await page.clock.install()
  const id = await goToCheckpoint(page, checkpoint)
  await waitForOfflinePreload(page)
  await context.setOffline(true)
  await next(page)
  await expectToast(page, 'Error: Failed to save survey data.')
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('textbox').fill('Second thoughts')
  await context.setOffline(false)
  await next(page)
  await next(page)
  await expect(currentStep(page)).toContainText('Prompt')
  expect((await savedSession(id)).survey_data).toEqual({ ...answers, 9: 'Second thoughts' })
})

test('a profile changed after an offline submit may be private, and is not sent', async ({
  context,
  page,
}) => {
  await page.clock.install()
  const id = await goToCheckpoint(page, checkpoints.find(({ done }) => done === 1) as Checkpoint)
  await waitForOfflinePreload(page)
  await context.setOffline(true)
  await submitProfile(page)
  await expect(page.getByRole('main')).toContainText('You are offline. Everything stays on this device')
  await page.getByLabel('Your JSON profile').fill('{"thinking_style": "not yet"}')
  await context.setOffline(false)
  await expect(page.getByText(goOn)).toBeHidden()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(currentStep(page)).toContainText('Prompt')
  expect(await savedSession(id)).toMatchObject({ json_submitted: false })
})

test('a consent withdrawn after an offline submit is not sent when the network returns', async ({
  context,
  page,
}) => {
  await page.clock.install()
  const id = await goToCheckpoint(page, checkpoints.find(({ name }) => name === 'complete') as Checkpoint)
  await waitForOfflinePreload(page)
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
