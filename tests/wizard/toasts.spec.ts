import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { repositoryRoot } from '@wiring/local/settings'
import * as catalogue from '@wiring/session/messages'
import { expectAnnounced, expectToast, test, toastWith } from './announcements.ts'
import { newSession, openWizard } from './applicant.ts'
import { type Checkpoint, checkpoints, goToCheckpoint } from './checkpoints.ts'
import { shownElsewhere, toastCases } from './toast-table.ts'

const checkpointNamed = (name: string) =>
  checkpoints.find((checkpoint) => checkpoint.name === name) as Checkpoint

for (const { name, text, at, provoke, where } of toastCases)
  test(`${name}: announced in an existing live region, and dismissed by keyboard`, async ({ page }) => {
    const id = await goToCheckpoint(page, checkpointNamed(at))
    await provoke(page, id)
    if (where === 'list') {
      const entry = page.getByRole('list', { name: 'Files that were not added' }).getByRole('listitem')
      await expect(entry).toContainText(text)
      await expectAnnounced(page, text)
      await page.getByRole('button', { name: /^Dismiss/ }).press('Enter')
      await expect(entry).toHaveCount(0)
    } else {
      await expectToast(page, text)
      await toastWith(page, text).getByRole('button', { name: 'Dismiss message' }).press('Enter')
      await expect(toastWith(page, text)).toHaveCount(0)
    }
  })

test('every message of the catalogue and of the wizard’s code is in the table', async () => {
  const functions = Object.keys(catalogue).filter((key) => /^[a-z]/.test(key))
  const helpers = ['messages', 'plainText', 'serverSentences']
  const known = [...Object.keys(catalogue.messages), ...functions.filter((key) => !helpers.includes(key))]
  const source = join(repositoryRoot, 'apps/onboarding/src')
  for await (const path of glob('**/*.{ts,tsx}', { cwd: source })) {
    const code = await readFile(join(source, path), 'utf8')
    if (code.includes('showToast('))
      known.push(...[...code.matchAll(/\btitle: '([^']+)'/g)].map(([, title]) => title ?? ''))
  }
  const listed = [...toastCases.map(({ name }) => name), ...shownElsewhere]
  expect(listed.toSorted()).toEqual(known.toSorted())
})

async function promptWithStoppedClock(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openWizard(page, await newSession(1))
  await page.clock.pauseAt(Date.now() + 60_000)
}

for (const [kind, seconds, button, text] of [
  ['success', 5, 'Copy prompt', 'Prompt copied!'],
  ['destructive', 20, 'Submit profile', 'No content'],
] as const) {
  test(`a ${kind} message stays for ${seconds} seconds, then goes by itself`, async ({ page }) => {
    await promptWithStoppedClock(page)
    await page.getByRole('button', { name: button }).click()
    await expectToast(page, text)
    await page.clock.runFor(seconds * 1_000)
    await expect(toastWith(page, text)).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(toastWith(page, text)).toHaveCount(0)
  })

  test(`a ${kind} message stays as long as the pointer or the focus is on it`, async ({ page }) => {
    await promptWithStoppedClock(page)
    await page.getByRole('button', { name: button }).click()
    const toast = toastWith(page, text)
    await toast.hover()
    await toast.getByRole('button').focus()
    await page.clock.runFor(60_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(60_000)
    await expect(toast).toBeVisible()
    await page.getByLabel('Your JSON profile').focus()
    await page.clock.runFor(seconds * 1_000)
    await expect(toast).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(toast).toHaveCount(0)
  })
}

test('the keyboard dismisses one message after the other, and the focus is never lost', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWizard(page, await newSession(1))
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expectToast(page, 'No content')
  const copy = page.getByRole('button', { name: 'Copy prompt' })
  await copy.press('Enter')
  await expectToast(page, 'Prompt copied!')
  const dismiss = page.getByRole('button', { name: 'Dismiss message' })
  for (let stops = 0; stops < 40; stops += 1) {
    if (await dismiss.first().evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(dismiss.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dismiss).toHaveCount(1)
  await expect(dismiss).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dismiss).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})
