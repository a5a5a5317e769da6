import { createHmac } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { freePort } from '@wiring/local/testing/free-port'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { startApp } from '../running-stack/app-instance.ts'
import { type RawResponse, rawRequest } from '../running-stack/raw-request.ts'

const stack = () => ({ siteUrl: addresses.site, url: addresses.supabase, secrets: testSecrets() })

type App = Parameters<typeof startApp>[0]
type Ask = (origin: string) => Promise<RawResponse>

const askers = 8

/** Asks without a pause from before the process runs until it is well, and 40 times afterwards. */
async function answersFromTheStart(name: App, ask: Ask): Promise<RawResponse[]> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const answers: RawResponse[] = []
  let left = Infinity
  const asker = async () => {
    while (left > 0) {
      // Nobody listens yet.
      const answer = await ask(origin).catch(() => null)
      if (answer !== null) answers.push(answer)
      left -= 1
    }
  }
  const asking = Array.from({ length: askers }, asker)
  const app = await startApp(name, { stack: stack(), port })
  left = 40
  await Promise.all(asking)
  await app.stop()
  expect(answers.length).toBeGreaterThan(40)
  return answers
}

/** Each once, with its count. */
function counted(answers: RawResponse[], say: (answer: RawResponse) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[say(answer)] = (counts[say(answer)] ?? 0) + 1
  return counts
}

const trace: Ask = (origin) => rawRequest(origin, '/', { method: 'TRACE' })

for (const name of ['site', 'onboarding', 'desk'] as const)
  test(`the first answers of the ${name} are guarded like all others`, async () => {
    const answers = await answersFromTheStart(name, trace)
    const said = counted(answers, ({ status, headers }) => `${status} ${headers['x-content-type-options']}`)
    expect(Object.keys(said), JSON.stringify(said)).toEqual(['405 nosniff'])
  })

test('a draft session sees drafts from the first answer of an instance on', async () => {
  const payload = Buffer.from(JSON.stringify({ role: 'editor', until: Date.now() + 600_000 })).toString(
    'base64url',
  )
  const signature = createHmac('sha256', testSecrets().previewSecret)
    .update(`preview session ${payload}`)
    .digest('base64url')
  const cookie = `__prerender_bypass=of another build; preview-session=${payload}.${signature}`
  const answers = await answersFromTheStart('site', (origin) =>
    rawRequest(origin, '/lab', { headers: { cookie } }),
  )
  const said = counted(answers, ({ status, body }) =>
    [status, body.includes('aria-label="Preview"') ? 'drafts' : 'published'].join(' '),
  )
  expect(Object.keys(said), JSON.stringify(said)).toEqual(['200 drafts'])
})
