import { mailsTo, waitForMail } from '../running-stack/inbox.ts'
import { expect, test } from './browser-errors.ts'
import {
  formNames,
  forms,
  functionUrl,
  openForm,
  pressAgain,
  submitEmail,
  toast,
  trapOf,
  uniqueEmail,
  wizardUrl,
} from './forms.ts'

for (const name of formNames) {
  test(`${name}: a filled trap asks for one more press, sends nothing before it, and the press counts`, async ({
    page,
  }) => {
    const address = uniqueEmail()
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
    const form = await openForm(page, name)
    await trapOf(form).evaluate((field: HTMLInputElement) => {
      field.value = 'https://example.com'
    })
    await submitEmail(form, address)
    await expect(toast(page, pressAgain)).toBeVisible()
    const field = form.getByRole('textbox', { name: /email/i })
    await expect(field).toHaveAccessibleDescription(pressAgain)
    await expect(field).toHaveValue(address)
    expect(asked).toEqual([])
    await form.getByRole('button').click()
    if (name === 'waitlist') await expect(toast(page, "You're in.")).toBeVisible()
    else await expect(page).toHaveURL(wizardUrl)
    await waitForMail(address)
    expect(await mailsTo(address)).toHaveLength(1)
  })

  test(`${name}: the trap has no name that is filled in for people, and asks managers to leave it`, async ({
    page,
  }) => {
    await page.goto(forms[name].path)
    const trap = trapOf(page.locator(`${forms[name].section} form`))
    const words = await trap.evaluate(({ id, name: field }: HTMLInputElement) => `${id} ${field}`)
    expect(words).not.toMatch(
      /web|url|site|name|mail|phone|tel|company|organi|address|city|zip|country|user/i,
    )
    for (const [attribute, value] of [
      ['data-1p-ignore', ''],
      ['data-lpignore', 'true'],
      ['data-bwignore', ''],
      ['data-form-type', 'other'],
      ['autocomplete', 'off'],
      ['tabindex', '-1'],
    ] as const)
      await expect(trap).toHaveAttribute(attribute, value)
  })

  test(`${name}: where Supabase cannot be reached the site passes the signup on, with one mail`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource|ERR_BLOCKED_BY_CLIENT/)
    const address = uniqueEmail()
    await page.route(functionUrl, (route) => route.abort('blockedbyclient'))
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'])
    })
    const form = await openForm(page, name)
    await submitEmail(form, `mailto:${address}`)
    if (name === 'waitlist') await expect(toast(page, "You're in.")).toBeVisible()
    else await expect(page).toHaveURL(wizardUrl)
    await waitForMail(address)
    expect(await mailsTo(address)).toHaveLength(1)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })
}
