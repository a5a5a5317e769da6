import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { repositoryRoot } from '@wiring/local/settings'
import { addresses, testSecrets } from '../running-stack/addresses.ts'

const places = { site: addresses.site, onboarding: addresses.onboarding, desk: addresses.desk }
const authorization = () => `Bearer ${testSecrets().healthToken}`
const metricsOf = async (address: string) =>
  (await fetch(`${address}/metrics`, { headers: { authorization: authorization() } })).text()

for (const [app, address] of Object.entries(places))
  test(`${app} tells its metrics to whoever has the token`, async () => {
    expect((await fetch(`${address}/metrics`)).status).toBe(401)
    const text = await metricsOf(address)
    expect(text).toMatch(new RegExp(`^http_requests_total\\{.*app="${app}"\\} \\d+$`, 'm'))
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(text).toContain('process_resident_memory_bytes')
  })

/** What exporters of others measure, and what backups leave for one of them (`time-metric.test.ts`). */
const notOfProcesses = /^(node|probe|tracework)_/

test('the alert rules name only what these processes print', async () => {
  const rules = readFileSync(join(repositoryRoot, 'deploy/alerts/tracework.rules.yml'), 'utf8')
  // An expression ends where its rule goes on. In braces and quotes stand labels.
  const expressions = [...rules.matchAll(/expr: \|?([\s\S]*?)\n +(?:for|labels):/g)].map(
    ([, text = '']) => text,
  )
  const names = expressions.flatMap((text) =>
    [...text.replace(/\{[^}]*\}/g, '').matchAll(/\b[a-z]+(?:_[a-z]+)+\b(?!\()/g)].map(String),
  )
  const labels = expressions.flatMap((text) => [...text.matchAll(/(\w+)!?=~?"/g)].map(([, name]) => name))
  const printed = (await Promise.all(Object.values(places).map(metricsOf))).join('\n')
  const own = new Set(names.filter((name) => !notOfProcesses.test(name)))
  expect(own.size).toBeGreaterThan(5)
  for (const name of own) expect(printed, name).toMatch(new RegExp(`^${name}\\{.*app="\\w+".*\\} \\S+$`, 'm'))
  expect(new Set(labels)).toEqual(new Set(['status', 'route', 'mountpoint']))
  expect(printed).toMatch(/^http_requests_total\{.*route="probe".*status="200"/m)
})

test('the site says how old its content is, the desk what the database says', async () => {
  const [, age] = /^content_age_seconds\{app="site"\} (\d+)$/m.exec(await metricsOf(addresses.site)) ?? []
  expect(Number(age)).toBeLessThan(120)
  const desk = await metricsOf(addresses.desk)
  expect(desk).toContain('database_up{app="desk"} 1')
  for (const name of [
    'mail_oldest_seconds',
    'mail_bounced_day',
    'draft_due_seconds',
    'drafting_worker_seconds',
  ])
    expect(desk).toMatch(new RegExp(`^${name}\\{app="desk"\\} \\d`, 'm'))
})

test('what the policy of a page blocks in a browser is counted', async ({ page }) => {
  const count = async () => {
    const found = /^csp_reports_total\{directive="img-src",blocked="address",app="site"\} (\d+)$/m
    return Number(found.exec(await metricsOf(addresses.site))?.[1] ?? 0)
  }
  const before = await count()
  await page.goto('/')
  await page.evaluate(() => {
    new Image().src = 'https://blocked.example/picture.png'
  })
  await expect.poll(count).toBe(before + 1)
})

test('the wizard and the desk name the same place for reports', async ({ request }) => {
  for (const address of [`${addresses.site}/wiring/delete?token=x`, `${addresses.desk}/sign-in`]) {
    const policy = (await request.get(address)).headers()['content-security-policy']
    expect(policy).toContain('report-uri /reports')
  }
  const report = { place: 'desk' }
  expect((await request.post(`${addresses.desk}/reports`, { data: report })).status()).toBe(204)
  expect(await metricsOf(addresses.desk)).toMatch(/^browser_errors_total\{place="desk",app="desk"\} \d+$/m)
})
