import { expect, test } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { addresses } from '../running-stack/addresses.ts'
import { mailsTo } from '../running-stack/inbox.ts'
import { createOperator, removeOperators } from './operator.ts'
import { addAuthenticator, waitForSignInCode } from './sign-in-steps.ts'

test.use({ baseURL: addresses.desk })

test('by keyboard: first a code, then a passkey; the passkey alone signs in; a lost one is replaced', async ({
  page,
}) => {
  const operator = await createOperator({ name: 'Nia' })
  const colleague = await createOperator({ name: 'Ove' })
  const device = await addAuthenticator(page)
  const heading = page.getByRole('heading', { level: 1 })
  const focused = page.locator(':focus')

  await page.goto('/log?action=sign_in')
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await expect(heading).toHaveText('Sign in')
  await expect(page.getByLabel('Your address')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.type(`  ${operator.email.toUpperCase()} `)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByLabel('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('1234')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The code has eight digits.')).toBeVisible()
  const code = await waitForSignInCode(operator.email)
  await page.keyboard.type(`${code.slice(0, 4)} ${code.slice(4)}`)
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Make a passkey')
  await expect(focused).toHaveText('Make a passkey')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${addresses.desk}/log?action=sign_in`)
  await expect(page.getByText('Second factor off: local stack')).toBeVisible()

  await page.goto('/operators')
  await page.getByRole('listitem').filter({ hasText: 'this one' }).getByRole('button').press('Enter')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByLabel('Your address')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveText('Use a passkey')
  await device.refuse()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No passkey was used.')).toBeVisible()

  await device.remove()
  await addAuthenticator(page)
  await page.getByLabel('Your address').fill(operator.email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').fill(await waitForSignInCode(operator.email, 2))
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Make a new passkey')
  for (const { email } of [operator, colleague])
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
      .toContain('Somebody signed in at the desk without a passkey')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/operators')
  const passkeys = page.getByRole('region', { name: 'Your passkeys' })
  await expect(passkeys.getByRole('listitem')).toHaveCount(2)
  await passkeys
    .getByRole('button', { name: /^Delete/ })
    .first()
    .press('Enter')
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  await passkeys.getByRole('button', { name: /^Delete/ }).press('Enter')
  await expect(passkeys.getByText('Not done: your last passkey stays.')).toBeVisible()

  await page.getByRole('listitem').filter({ hasText: 'this one' }).getByRole('button').press('Enter')
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await removeOperators(operator, colleague)
  await page.goto('/operators')
  await expect(page).toHaveURL(/\/sign-in/)
})

test('an unknown address and a known one look the same, and signing out ends the session everywhere', async ({
  page,
  browser,
}) => {
  const operator = await createOperator()
  const ask = async (address: string) => {
    await page.goto('/sign-in')
    await page.getByLabel('Your address').fill(address)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Code')).toBeVisible()
    return (await page.locator('main').innerText()).replace(address, '')
  }
  const unknown = await ask(`nobody-${crypto.randomUUID()}@example.com`)
  const known = await ask(operator.email)
  expect(unknown).toBe(known)
  await page.getByLabel('Code').fill('00000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is wrong, used or over.')).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  const code = await waitForSignInCode(operator.email)
  await page.getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'desk')
  expect(cookie).toMatchObject({ name: 'desk', httpOnly: true, sameSite: 'Strict', path: '/' })
  await expect(page.locator('body')).not.toContainText(cookie?.value ?? 'no cookie')

  const thief = await browser.newContext({ baseURL: addresses.desk, javaScriptEnabled: false })
  await thief.addCookies([cookie ?? { name: '', value: '' }])
  const stolen = await thief.newPage()
  await stolen.goto('/operators')
  await expect(stolen.getByRole('heading', { level: 1 })).toHaveText('Operators')
  await page.goto('/operators')
  await page.getByRole('listitem').filter({ hasText: 'this one' }).getByRole('button').click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await stolen.reload()
  await expect(stolen).toHaveURL(/\/sign-in/)
  await thief.close()
  await removeOperators(operator)
})

test('every answer carries strict headers, and a foreign page can post nothing', async ({
  page,
  request,
}) => {
  const answers = [
    '/sign-in',
    '/',
    '/alive',
    '/ready',
    '/nowhere',
    '/_next/static/nothing.js',
    '/api/sign-in',
  ]
  for (const path of answers) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const headers = answer.headers()
    expect(headers['strict-transport-security'], path).toContain('max-age=63072000')
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], path).not.toMatch(/https?:|\*/)
    expect(headers['cache-control'], path).toContain('no-store')
    expect(headers['referrer-policy'], path).toBe('no-referrer')
  }
  const policy = async () =>
    (await request.get('/sign-in')).headers()['content-security-policy']?.match(/'nonce-[^']+'/)?.[0]
  expect(await policy()).not.toBe(await policy())
  for (const headers of [{ origin: addresses.site }, {}, { origin: 'null', 'sec-fetch-site': 'cross-site' }])
    for (const path of ['/api/sign-in', '/api/sign-out', '/api/act', '/operators'])
      expect((await request.post(path, { headers, data: { action: 'start_sign_in' } })).status(), path).toBe(
        403,
      )
  await page.goto(`${addresses.desk.replace('localhost', '127.0.0.1')}/sign-in?next=%2Flog`)
  await expect(page).toHaveURL(`${addresses.desk}/sign-in?next=%2Flog`)
})

for (const pressed of ['Use a passkey', 'Mail me a code'])
  test(`"${pressed}", pressed before hydration, works afterwards; nothing typed is in the URL`, async ({
    page,
  }) => {
    const operator = await createOperator({ name: 'Una' })
    await addAuthenticator(page)
    const code = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    await page.goto('/sign-in', { waitUntil: 'commit' })
    await page.getByLabel('Your address').fill(operator.email)
    await page.getByRole('button', { name: pressed }).click()
    code.resolve()
    await expect(
      pressed === 'Use a passkey' ? page.getByText('No passkey was used.') : page.getByLabel('Code'),
    ).toBeVisible()
    await expect(page).toHaveURL(`${addresses.desk}/sign-in`)
  })
