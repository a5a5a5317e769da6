import { expect, test } from './browser-errors.ts'

test('an unknown path gets the 404 page with its two ways on', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Looks like a broken circuit.')
  await expect(main.getByText('But your wiring is still intact.')).toBeVisible()
  expect((await main.innerText()).replace(/\s+/g, ' ')).toContain(
    'Looks like a broken circuit. But your wiring is still intact.',
  )
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(main.locator('a[href="/#start"]')).toBeVisible()
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
})

test('the unknown path goes to the console as one line, without control characters', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const line = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.goto('/no-such%0d%0aSet-Cookie:x%1b[31m')
  const said = (await line).text()
  expect(said).toContain('no-such')
  expect([...said].filter((letter) => letter < ' ')).toEqual([])
})

test('the 404 reads the same without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  expect((await page.goto('/nothing'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looks like a broken circuit.')
  await context.close()
})

test('/wiring without a session leads home', async ({ page }) => {
  for (const path of ['/wiring', '/wiring/']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(page.locator('#hero')).toBeVisible()
  }
})

test('a wizard path that names no session never becomes an error', async ({ request }) => {
  for (const path of ['/wiring/x/y', '/WIRING/0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11', '/wiring/%0d%0aX:1']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBeLessThan(500)
    expect(response.headers().x, path).toBeUndefined()
  }
})

test('a failure in the page shows the error screen with status, a safe text, a reference and Retry', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/IntersectionObserver/)
  await page.addInitScript(() => {
    Object.assign(window, { kept: IntersectionObserver })
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
  await expect(heading).toBeVisible()
  const screen = page.getByRole('main')
  await expect(screen).toContainText('Status 500')
  await expect(screen).toContainText(/Reference [0-9a-z]+/)
  await expect(screen).not.toContainText(/ReferenceError|IntersectionObserver|at .*\.js/)
  await expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await page.evaluate(() =>
    Object.assign(window, { IntersectionObserver: Reflect.get(window, 'kept') as unknown }),
  )
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect(heading).toBeHidden()
  await expect(page.locator('#hero')).toBeVisible()
})
