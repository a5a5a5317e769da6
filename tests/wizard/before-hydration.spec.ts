import { expect, type Page, type Route, test } from '@playwright/test'
import { newSession, savedSession, waitForHydration } from './applicant.ts'

/** Opens the wizard whose scripts have not arrived; the answer lets them come. */
async function openWithoutScripts(page: Page, sessionId: string) {
  const held: Route[] = []
  let holding = true
  await page.route('**/*.js*', (route) => (holding ? void held.push(route) : route.continue()))
  await page.goto(`/wiring/${sessionId}`, { waitUntil: 'commit' })
  return async () => {
    holding = false
    await Promise.all(held.map((route) => route.continue()))
    await waitForHydration(page)
  }
}

const changes = {
  'a page left as it is': () => undefined,
  'an icon behind the field': (field) => field.after(document.createElement('div')),
  'an element before the field': (field) => field.before(document.createElement('span')),
  'a bar at the top of the page': () => document.body.prepend(document.createElement('div')),
} as const satisfies Record<string, (field: HTMLElement) => void>

const profile = '{"thinking_style":"visual","strengths":["patience"]}'

for (const [change, apply] of Object.entries(changes)) {
  test(`${change}: a profile pasted before hydration is there, is read, and is sent`, async ({ page }) => {
    const id = await newSession(1)
    const letScriptsCome = await openWithoutScripts(page, id)
    const box = page.getByLabel('Your JSON profile')
    await box.fill(profile)
    await box.focus()
    await box.evaluate(apply)
    await letScriptsCome()
    await expect(page.getByText('2 of 7 fields filled')).toBeVisible()
    await expect(box).toHaveValue(profile)
    await expect(box).toBeFocused()
    await page.getByRole('button', { name: 'Submit profile' }).click()
    await expect(page.getByText('Step 3 — Visuals')).toBeVisible()
    expect(await savedSession(id)).toMatchObject({ json_profile: { thinking_style: 'visual' } })
  })

  test(`${change}: a name and a consent given before hydration are there, and are sent`, async ({ page }) => {
    const id = await newSession(3)
    const letScriptsCome = await openWithoutScripts(page, id)
    const name = page.locator('#name')
    const consent = page.getByRole('checkbox')
    await consent.check()
    await name.fill('Maya Linde')
    await name.evaluate(apply)
    await letScriptsCome()
    const finish = page.getByRole('button', { name: 'Generate My Wiring Map' })
    await expect(finish).toBeEnabled()
    await expect(name).toHaveValue('Maya Linde')
    await expect(name).toBeFocused()
    await expect(consent).toBeChecked()
    await finish.click()
    await expect(page.getByText('Synthesis in Progress')).toBeVisible()
    expect(await savedSession(id)).toMatchObject({
      wiring_complete: true,
      name_for_certificate: 'Maya Linde',
    })
  })
}

test('what is typed before hydration takes the place of an older draft', async ({ page }) => {
  const id = await newSession(1)
  await page.goto(`/wiring/${id}`)
  await waitForHydration(page)
  const box = page.getByLabel('Your JSON profile')
  await box.fill('{"strengths":["an older draft"]}')
  const letScriptsCome = await openWithoutScripts(page, id)
  await box.fill(profile)
  await letScriptsCome()
  await expect(page.getByText('2 of 7 fields filled')).toBeVisible()
  await expect(box).toHaveValue(profile)
})

test('the faces come after the scripts, and at once where they came before or no script runs', async ({
  page,
  browser,
}) => {
  const id = await newSession(0)
  const faces = (of: Page) => {
    const asked: string[] = []
    of.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()))
    return asked
  }
  const asked = faces(page)
  const letScriptsCome = await openWithoutScripts(page, id)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(asked).toEqual([])
  await letScriptsCome()
  await expect.poll(() => asked.length).toBe(2)

  await page.evaluate(() => document.fonts.ready)
  const letThemComeAgain = await openWithoutScripts(page, id)
  await expect(page.locator('html')).toHaveAttribute('data-faces')
  await letThemComeAgain()

  const bare = await browser.newPage({ javaScriptEnabled: false })
  const askedBare = faces(bare)
  await bare.goto(`/wiring/${id}`)
  await expect.poll(() => askedBare.length).toBe(2)
  await bare.close()
})
