import { expect } from '@playwright/test'
import { surplusWidth, violations } from '../accessibility/violations.ts'
import { addresses } from '../running-stack/addresses.ts'
import { createOperator, removeOperators, signIn, sql, test } from './operator.ts'
import { waitForSignInCode } from './sign-in-steps.ts'

test('a lead invites, changes and removes; the removed one is out at once; the log says who did it', async ({
  page,
  operator,
  browser,
}) => {
  await page.goto('/operators')
  await expect(page).toHaveTitle('Operators · Desk')
  const email = `new-${crypto.randomUUID().slice(0, 8)}@tracework.example`
  await page.getByLabel('Name').fill('  ')
  await page.getByLabel('Address').fill('nobody')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(page.getByText('Please give a name.')).toBeVisible()
  await expect(page.getByLabel('Address')).toBeFocused()
  await page.getByLabel('Name').fill('=HYPERLINK("x") <b>Lin</b>')
  await page.getByLabel('Address').fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Invite' }).click()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('=HYPERLINK("x") <b>Lin</b>')
  await expect(row).toContainText('Operator')

  await row.getByRole('button', { name: 'Change' }).click()
  expect(await violations(page)).toEqual([])
  await row.getByLabel('Name').fill('Lin')
  await row.getByLabel('Role').selectOption('lead')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Lead', { exact: true })).toBeVisible()

  const [made] = await sql<{ operator_id: string }>(
    'select operator_id from private.operators where email = $1',
    [email],
  )
  const theirs = await browser.newContext({ baseURL: addresses.desk })
  await signIn(theirs, { id: made?.operator_id ?? '', name: 'Lin', email, role: 'lead' })
  const screen = await theirs.newPage()
  await screen.goto('/log')
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Log')
  await row.getByRole('button', { name: 'Remove' }).click()
  await row.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await expect(page.getByText('Lin is removed.')).toBeVisible()
  await expect(row).toHaveCount(0)
  const refused = await theirs.request.post('/api/act', {
    headers: { origin: addresses.desk },
    data: { action: 'change_operator', input: { operator_id: operator.id, name: 'X', role: 'operator' } },
  })
  expect(await refused.json()).toEqual({ status: 'signed_out' })
  await screen.reload()
  await expect(screen).toHaveURL(/\/sign-in(\?next=%2Flog)?$/)
  await theirs.close()

  await page.goto(`/log?operator=${operator.id}`)
  const lines = page.getByRole('row').filter({ hasText: operator.name })
  await expect(lines).toHaveCount(3)
  await expect(lines.first()).toContainText('operator removed')
  expect(await violations(page)).toEqual([])
})

test('an operator who is no lead sees people and cannot change them', async ({ browser }) => {
  const operator = await createOperator({ role: 'operator', name: 'Pia' })
  const context = await browser.newContext({ baseURL: addresses.desk, viewport: { width: 390, height: 800 } })
  await signIn(context, operator)
  const page = await context.newPage()
  await page.goto('/operators')
  await expect(page.getByText('A lead invites and removes people.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Invite|Remove|Change)/ })).toHaveCount(0)
  expect(await surplusWidth(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  const answer = await context.request.post('/api/act', {
    headers: { origin: addresses.desk },
    data: {
      action: 'invite_operator',
      input: { email: 'x@tracework.example', name: 'X', role: 'lead' },
    },
  })
  expect(await answer.json()).toEqual({ status: 'forbidden' })
  await removeOperators(operator)
  await context.close()
})

test('removing an operator asks for the second factor: closing the dialog changes nothing, a code confirms', async ({
  browser,
}) => {
  const lead = await createOperator({ name: 'Quinn' })
  const other = await createOperator({ name: 'Ruth', role: 'operator' })
  const context = await browser.newContext({ baseURL: addresses.desk })
  await signIn(context, lead, { factor: 'code_on_loopback', confirmed: false })
  const page = await context.newPage()
  await page.goto('/operators')
  const row = page.getByRole('listitem').filter({ hasText: other.email })
  const remove = async () => {
    await row.getByRole('button', { name: 'Remove', exact: true }).last().press('Enter')
    await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  }
  await row.getByRole('button', { name: 'Remove' }).click()
  await remove()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByText('Not done: it was not confirmed.')).toBeVisible()
  await expect(row).toBeVisible()
  await remove()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(await waitForSignInCode(lead.email))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ruth is removed.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await removeOperators(lead)
  await context.close()
})

test('the log is read page by page, each line once, and filtered by the address alone', async ({ page }) => {
  const action = `tried_${crypto.randomUUID().replace(/[^a-f]/g, '')}_log`
  await sql(
    `insert into private.desk_events (operator, action, detail, session_hash)
     select 'Tester', $1, jsonb_build_object('number', n), private.secret_hash('s') from generate_series(1, 120) n`,
    [action],
  )
  await page.goto(`/log?action=${action}`)
  const details = page.locator('tbody td:last-child')
  const seen: string[] = []
  for (;;) {
    await expect(page.getByRole('row').nth(1)).toContainText('Tester')
    seen.push(...(await details.allInnerTexts()))
    const older = page.getByRole('link', { name: 'Older' })
    if (!(await older.isVisible())) break
    await older.click()
    await page.waitForURL(/before=/)
    await expect(details.first()).not.toHaveText(seen.at(-50) ?? '')
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
  expect(seen[0]).toBe('number 120')
  await expect(page.locator('code').first()).toHaveText(/^[0-9a-f]{8}$/)
  await page.goto(`/log?action=${action}&operator='--&before=x`)
  await expect(page.getByRole('row')).toHaveCount(51)
})
