import { expect, type Page } from '@playwright/test'
import { chatUrl, defaultPrompt } from '@wiring/session/prompt'
import { addresses } from '../running-stack/addresses.ts'
import { expectToast, test } from './announcements.ts'
import { currentStep, newSession, openWizard, updateUrl } from './applicant.ts'

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
  await expect(page.getByRole('button', { name: 'Copy prompt' })).toBeVisible()
  const link = page.getByRole('link', { name: /Open in ChatGPT/ })
  expect(await link.getAttribute('href')).toBe(chatUrl(copied))
  expect(chatUrl(copied).length).toBeLessThan(8_000)
  expect(await link.getAttribute('rel')).toContain('noreferrer')
  expect(await link.getAttribute('target')).toBe('_blank')
})

test('empty, broken and oversized pastes get their texts and nothing is sent', async ({ page }) => {
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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) =>
  page
    .waitForRequest((request) => request.url() === updateUrl && request.method() === 'POST')
    .then((request) => request.postDataJSON().updateData.json_profile)

const readAtOnce = [
  ['a code fence', 'Sure!\n```json\n{"thinking_style":"visual"}\n```', 'Read through the code fence.'],
  ['curly quotes', '{“thinking_style”: “visual”,}', 'Small faults in the format are mended.'],
  ['two answers', '{"strengths":[]}\n{"thinking_style":"visual"}', null],
  ['a wrapped answer', '{"profile":{"thinking_style":"visual"}}', 'found further inside'],
] as const
test('fences, curly quotes, two answers and a wrapped answer are read on paste; one press sends what was read', async ({
  page,
}) => {
  await openWizard(page, await newSession(1))
  for (const [what, text, note] of readAtOnce) {
    await page.getByLabel('Your JSON profile').fill(text)
    await expect(page.getByText('1 of 7 fields filled.'), what).toBeVisible()
    if (note !== null) await expect(page.getByText(note), what).toBeVisible()
    await page.getByLabel('Your JSON profile').fill('')
    await expect(page.getByText('1 of 7 fields filled.'), what).toBeHidden()
  }
  await page.getByLabel('Your JSON profile').fill(readAtOnce[0][1])
  const profile = saved(page)
  await button(page, 'Submit profile').click()
  expect(await profile).toMatchObject({ thinking_style: 'visual', strengths: [] })
  await expect(page.getByText('Invalid JSON')).toHaveCount(0)
  await expect(currentStep(page)).toContainText('Visuals')
})

test('a cut-off answer and one without any field are asked about once', async ({ page }) => {
  await openWizard(page, await newSession(1))
  await paste(page, '{"hello":"world"}')
  await expect(page.getByText('None of the seven fields is in this text.')).toBeVisible()
  await expect(page.getByText('Not sent yet.')).toBeFocused()
  await page.getByLabel('Your JSON profile').fill('{"thinking_style":"visual","strengths":["pat')
  await expect(page.getByText('The answer stops in the middle.')).toBeVisible()
  await expect(page.getByText('2 of 7 fields filled.')).toBeVisible()
  await button(page, 'Submit profile').click()
  await button(page, 'Submit anyway').click()
  await expect(currentStep(page)).toContainText('Visuals')
})

test('an answer in sentences is told what to ask the AI for', async ({ page }) => {
  await openWizard(page, await newSession(1))
  await paste(page, 'You think in pictures and finish late.')
  await expectToast(page, 'Invalid JSON The pasted content is not valid JSON. Please check the format.')
  await expect(page.getByText('This is an answer in sentences. Ask the AI:')).toBeVisible()
})

const advised = [
  ['the prompt itself', defaultPrompt, 'This is the prompt. Send it to your AI, and paste its answer.'],
  ['a question', 'First: what did you finish last?', 'It asks you something first. Answer there.'],
  ['other keys', '{"denkstil":"a","strengths":["b"]}', 'Not used: denkstil.'],
] as const
test('what was pasted gets the advice that fits it', async ({ page }) => {
  await openWizard(page, await newSession(1))
  for (const [what, text, advice] of advised) {
    await page.getByLabel('Your JSON profile').fill(text)
    await expect(page.getByText(advice), what).toBeVisible()
    await expect(page.getByText('Blanks are fine'), what).toHaveCount(0)
  }
})

test('personal details stop the first submit, the second removes what is certain; no toast covers the question', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWizard(page, await newSession(1))
  await button(page, 'Copy prompt').click()
  await expectToast(page, 'Prompt copied!')
  await paste(page, '```\n{"strengths": ["works with Anna Schmidt", "a@b.co",],}\n```')
  await expect(page.getByText('Privacy check: 2 found')).toBeVisible()
  await expect(page.getByText('The privacy check found 2 things')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(0)
  await expect(currentStep(page)).toContainText('Prompt')
  const profile = saved(page)
  await button(page, 'Remove 1 and submit').click()
  expect((await profile).strengths).toEqual(['works with Anna Schmidt', '[removed]'])
  await expect(currentStep(page)).toContainText('Visuals')
  expect(page.url()).toContain('#images')
})

test('what a paste shows stands at once, before a press that it would move the button from; typing is read after a rest', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWizard(page, await newSession(1))
  const box = page.getByLabel('Your JSON profile')
  await page.evaluate(() => navigator.clipboard.writeText('{"strengths":["with Anna Schmidt"]}'))
  await box.focus()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByText('Privacy check: 1 found')).toBeVisible()
  await box.press('ArrowLeft')
  await box.press('ArrowLeft')
  await page.keyboard.type(',"a@b.co"')
  await expect(page.getByText('Privacy check: 1 found')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('Privacy check: 2 found')).toBeVisible()
})

test('personal details are removed one by one, or sent as they are', async ({ page }) => {
  await openWizard(page, await newSession(1))
  await page.getByLabel('Your JSON profile').fill('{"strengths":["with Anna Schmidt","a@b.co"]}')
  await button(page, 'Remove Anna Schmidt').click()
  await expect(page.getByText('Privacy check: 1 found')).toBeVisible()
  await button(page, 'Submit profile').click()
  const profile = saved(page)
  await button(page, 'Submit as it is').click()
  expect((await profile).strengths).toEqual(['with [removed]', 'a@b.co'])
})

test('HTML in a profile is shown as text and runs nothing', async ({ page }) => {
  await openWizard(page, await newSession(1))
  const hostile =
    '</script><script>window.hit=1</script><img src=x onerror="window.hit=1"> javascript:alert(1)'
  await paste(page, JSON.stringify({ self_description: `call me at evil@example.com ${hostile}` }))
  await button(page, 'Submit as it is').click()
  await expect(currentStep(page)).toContainText('Visuals')
  await page.goBack()
  await expect(page.getByLabel('Your JSON profile')).toHaveValue(/<script>/)
  await page.reload()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

test('a profile whose save failed stays in step 2 and is saved by the next submit', async ({ page }) => {
  const id = await newSession(1)
  await openWizard(page, id)
  await page.route(updateUrl, (route) => route.fulfill({ status: 503, body: '{}' }))
  await paste(page, '{"thinking_style":"visual"}')
  await expectToast(page, 'Upload failed: Please try again or contact support.')
  await page.unroute(updateUrl)
  await page.reload()
  await expect(currentStep(page)).toContainText('Prompt')
  await expect(page.getByLabel('Your JSON profile')).toHaveValue('{"thinking_style":"visual"}')
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expect(currentStep(page)).toContainText('Visuals')
})

test('URL fragments open only the steps that the session has reached', async ({ page }) => {
  const id = await newSession(1)
  await openWizard(page, id, '#images')
  await expect(currentStep(page)).toContainText('Prompt')
  await page.goto('about:blank')
  await openWizard(page, await newSession(3), '#json')
  await expect(currentStep(page)).toContainText('Prompt')
})
