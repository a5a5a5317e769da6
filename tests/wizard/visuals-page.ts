import { expect, type Page, type Route } from '@playwright/test'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { expectAnnounced, expectToast } from './announcements.ts'
import { newSession, openWizard, savedSession } from './applicant.ts'
import { png, type TestFile } from './pictures.ts'

export async function openVisuals(page: Page): Promise<string> {
  const id = await newSession(2)
  await openWizard(page, id)
  await expect(page.getByText('Step 3 — Visuals')).toBeVisible()
  return id
}

export const pick = (page: Page, ...files: TestFile[]) =>
  page.locator('input[type=file]').setInputFiles(files)

export type PictureState = 'reading' | 'ready' | 'uploading' | 'waiting' | 'failed' | 'stored'

export const pictures = (page: Page, state: PictureState) => page.locator(`.picture[data-state="${state}"]`)

export const allPictures = (page: Page) => page.locator('.picture:not([data-state="empty"])')

export async function pickPngs(page: Page, ...names: string[]): Promise<void> {
  await pick(page, ...(await Promise.all(names.map((name) => png(name)))))
  await expect(pictures(page, 'ready')).toHaveCount(names.length)
}

export const uploadAndContinue = (page: Page) =>
  page.getByRole('button', { name: 'Upload and continue' }).click()

export async function expectMessage(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expectAnnounced(page, text)
}

export const expectUploaded = (page: Page) => expectToast(page, 'Images uploaded successfully!')

export async function interceptUpload(
  page: Page,
  place: number,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  const path = new RegExp(`/(storage/v1/object|forms/upload)/wiring-images/.*-${place}\\.\\w+$`)
  await page.route(path, (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()))
}

export async function savedImages(sessionId: string): Promise<string[]> {
  return (await savedSession(sessionId)).image_urls as string[]
}

export async function download(url: string): Promise<Buffer> {
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

const storage = (method: string, path: string, body: unknown) => {
  const key = testSecrets().supabaseSecretKey
  return fetch(`${addresses.supabase}/storage/v1/object/${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Retries and timeouts take seconds, so the page's clock is moved. */
export async function waitForFailedUpload(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2_000)
    await expect(pictures(page, 'failed')).toHaveCount(1, { timeout: 100 })
  }).toPass({ intervals: [50] })
}

export async function storedImages(sessionId: string): Promise<string[]> {
  const answer = await storage('POST', 'list/wiring-images', { prefix: sessionId })
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
}

export async function removeImages(names: readonly string[]): Promise<void> {
  expect((await storage('DELETE', 'wiring-images', { prefixes: names })).status).toBe(200)
}
