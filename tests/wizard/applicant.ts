import { expect, type Page, type Request } from '@playwright/test'
import { questions } from '@wiring/session/questions'
import { addresses } from '../running-stack/addresses.ts'
import { callFunction, readSession, startSession, storePicture } from '../running-stack/session-api.ts'

const answers = Object.fromEntries(
  questions.map(({ kind }, index) => [String(index), kind === 'short_text' ? `Answer ${index + 1}` : 1]),
)

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export async function completeStep(sessionId: string, step: 1 | 2 | 3 | 4): Promise<void> {
  const updateData = {
    1: () => ({ survey_completed: true, survey_data: answers }),
    2: () => ({ json_submitted: true, json_profile: { thinking_style: 'visual' } }),
    3: async () => ({ images_uploaded: true, image_urls: [await storePicture(sessionId, 0, pixel)] }),
    4: () => ({ wiring_complete: true, name_for_certificate: 'Maya' }),
  }[step]
  const answer = await callFunction('update-wiring-session', { sessionId, updateData: await updateData() })
  expect(answer.error).toBeUndefined()
}

export async function newSession(done = 0, email = `${crypto.randomUUID()}@example.com`): Promise<string> {
  const id = await startSession(email)
  for (const step of [1, 2, 3, 4] as const) if (step <= done) await completeStep(id, step)
  return id
}

export async function deleteSession(sessionId: string): Promise<void> {
  await callFunction('delete-session', { action: 'delete', sessionId })
}

export async function savedSession(sessionId: string): Promise<Record<string, unknown>> {
  const session = await readSession(sessionId)
  if (session === undefined) throw new Error('The session is gone.')
  return session
}

export async function openWizard(page: Page, sessionId: string, hash = ''): Promise<void> {
  await page.goto(`/wiring/${sessionId}${hash}`)
  await expect(page.getByRole('heading', { name: 'Your Wiring Process' })).toBeVisible()
  await waitForHydration(page)
}

/** On an installed clock: the preload starts after 3 s. */
export async function waitForOfflinePreload(page: Page): Promise<void> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request))
  await page.clock.runFor(3_000)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect.poll(() => pending.size).toBe(0)
}

export const waitForHydration = (page: Page) => page.locator('html[data-hydrated]').waitFor()

export async function answerQuestion(page: Page): Promise<void> {
  const choices = page.getByRole('radio')
  if ((await choices.count()) > 0) await choices.nth(1).check()
  else await page.getByRole('textbox').fill('I start three things and finish the fourth.')
}

export async function answerSurvey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click()
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`${number} of 10`)).toBeVisible()
    await answerQuestion(page)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByText('10 of 10 answered')).toBeVisible()
}

/** The function that saves a step. */
export const updateUrl = `${addresses.supabase}/functions/v1/update-wiring-session`

export const currentStep = (page: Page) => page.locator('li[aria-current="step"]')

export const messageRegion = (page: Page) => page.getByRole('region', { name: 'Messages' })
