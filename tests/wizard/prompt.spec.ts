import { expect, type Page } from '@playwright/test'
import { chatUrl } from '@wiring/session/prompt'
import { addresses } from '../running-stack/addresses.ts'
import { newSession, openPill, openWizard } from './applicant.ts'
import { expectToast, test } from './listening.ts'

const update = `${addresses.supabase}/functions/v1/update-wiring-session`

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your JSON profile').fill(text)
  await page.getByRole('button', { name: 'Submit profile' }).click()
}

test('the prompt is copied, says "Copied!" for two seconds, and opens in a chat without a referrer', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWizard(page, await newSession(1))
  await page.getByRole('button', { name: 'Copy prompt' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expectToast(page, 'Prompt copied! Paste it into ChatGPT to generate your profile.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByRole('button', { name: 'Copy prompt' })).toBeVisible({ timeout: 3_000 })
  const link = page.getByRole('link', { name: /Open in ChatGPT/ })
  expect(await link.getAttribute('href')).toBe(chatUrl(copied))
  expect(chatUrl(copied).length).toBeLessThan(8_000)
  expect(await link.getAttribute('rel')).toContain('noreferrer')
  expect(await link.getAttribute('target')).toBe('_blank')
})

test('T43 empty, broken and oversized pastes get their texts and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(addresses.supabase)) sent.push(request.url())
  })
  await openWizard(page, await newSession(1))
  const cases = [
    ['', 'No content Please paste your JSON profile before submitting.'],
    ['  \n', 'No content Please paste your JSON profile before submitting.'],
    ['{', 'Invalid JSON The pasted content is not valid JSON. Please check the format.'],
    ["{'a':1}", 'Invalid JSON The pasted content is not valid JSON. Please check the format.'],
    ['[]', 'Invalid JSON The pasted content is not valid JSON. Please check the format.'],
    [`{"a":"${'x'.repeat(1_048_576)}"}`, 'Profile too large Please paste a profile smaller than 1MB.'],
  ] as const
  for (const [text, message] of cases) {
    await paste(page, text)
    await expectToast(page, message)
    for (const button of await page.getByRole('button', { name: 'Dismiss message' }).all())
      await button.click()
  }
  expect(sent).toEqual([])
})

test('a fenced, curly-quoted paste is located, repaired on request, cleaned of names and saved', async ({
  page,
}) => {
  await openWizard(page, await newSession(1))
  await paste(
    page,
    '```json\n{“thinking_style”: "visual", "strengths": ["works with Anna Schmidt", "a@b.co",],}\n```',
  )
  await expect(page.getByText('Line 1, column 1:')).toBeVisible()
  await page.getByRole('button', { name: 'Repair the format' }).click()
  await expect(page.getByText('2 of 7 fields filled.')).toBeVisible()
  await expect(page.getByText('Privacy check: 2 found')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Anna Schmidt' }).click()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('Privacy check: no addresses')).toBeVisible()
  const saving = page.waitForRequest((request) => request.url() === update && request.method() === 'POST')
  await page.getByRole('button', { name: 'Submit profile' }).click()
  const { updateData } = (await saving).postDataJSON()
  expect(updateData.json_profile.strengths).toEqual(['works with [removed]', '[removed]'])
  await expect(openPill(page)).toContainText('Visuals')
  expect(page.url()).toContain('#images')
})

test('T48 what a profile says stays text', async ({ page }) => {
  await openWizard(page, await newSession(1))
  const hostile =
    '</script><script>window.hit=1</script><img src=x onerror="window.hit=1"> javascript:alert(1)'
  await paste(page, JSON.stringify({ self_description: `call me at evil@example.com ${hostile}` }))
  await expect(openPill(page)).toContainText('Visuals')
  await page.goBack()
  await expect(page.getByLabel('Your JSON profile')).toHaveValue(/<script>/)
  await page.reload()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

test('T51 an upload whose save failed leaves step 2 open, and sending again goes through', async ({
  page,
}) => {
  const id = await newSession(1)
  await openWizard(page, id)
  await page.route(update, (route) => route.fulfill({ status: 503, body: '{}' }))
  await paste(page, '{"thinking_style":"visual"}')
  await expectToast(page, 'Upload failed: Please try again or contact support.')
  await page.unroute(update)
  await page.reload()
  await expect(openPill(page)).toContainText('Prompt')
  await expect(page.getByLabel('Your JSON profile')).toHaveValue('{"thinking_style":"visual"}')
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expect(openPill(page)).toContainText('Visuals')
})

test('fragments open only what the session allows', async ({ page }) => {
  const id = await newSession(1)
  await openWizard(page, id, '#images')
  await expect(openPill(page)).toContainText('Prompt')
  await page.goto('about:blank')
  await openWizard(page, await newSession(3), '#json')
  await expect(openPill(page)).toContainText('Prompt')
})
