import { createHmac } from 'node:crypto'
import { alarmTexts, type Health, health } from '@wiring/contract/desk/health'
import { schemaProblem } from '@wiring/contract/schema-version'
import * as z from 'zod'
import { type Check, type DoctorVariables, type Finding, request } from './check.ts'

const readiness = z.object({
  ready: z.boolean(),
  checks: z.array(z.object({ check: z.string(), problem: z.string().nullable() })).default([]),
})

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

export const readyCheck = (name: string, url: string, token: string): Check => ({
  name,
  async run() {
    const answer = await request(url, bearer(token)).catch(() => null)
    const told = readiness.safeParse(await answer?.json().catch(() => null))
    if (!told.success)
      return {
        problem: `${url} does not answer.`,
        remedy: `Look at the process and its log, and at the proxy before it.`,
      }
    if (told.data.ready) return null
    const problems = told.data.checks.flatMap(({ problem }) => problem ?? [])
    return problems.length > 0
      ? { problem: problems.join(' '), remedy: `${name} is alive: look at what it named.` }
      : {
          problem: `${name} is not ready, and does not say why.`,
          remedy: 'Give it the HEALTH_TOKEN of this machine.',
        }
  },
})

/** Signed like the lake's, so that a publish would arrive. */
export const webhookCheck = ({ SITE_URL, SANITY_WEBHOOK_SECRET }: DoctorVariables): Check => ({
  name: 'webhook',
  async run(): Promise<Finding> {
    const body = JSON.stringify({ _type: 'siteSettings', _id: 'self:revalidate-only' })
    const post = (time: number, secret: string) => {
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
      return request(`${SITE_URL}/api/revalidate`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sanity-webhook-signature': `t=${time},v1=${signature}`,
        },
        body,
      }).then(({ status }) => status)
    }
    const now = Date.now()
    const right = await post(now, SANITY_WEBHOOK_SECRET).catch(() => 0)
    if (right !== 200)
      return {
        problem: `The site answers a publish with ${right || 'nothing'}.`,
        remedy:
          'SANITY_WEBHOOK_SECRET of the site and of this machine must be the one of the webhook at sanity.io/manage.',
      }
    return (await post(now, `${SANITY_WEBHOOK_SECRET}x`)) === 401
      ? null
      : {
          problem: 'The site takes a publish that nobody signed.',
          remedy: 'Stop it, and look who answers at SITE_URL.',
        }
  },
})

export const corsCheck = ({ SITE_URL, NEXT_PUBLIC_SUPABASE_URL }: DoctorVariables): Check => ({
  name: 'CORS',
  async run() {
    const allowed = (origin: string) =>
      request(`${NEXT_PUBLIC_SUPABASE_URL}/functions/v1/wiring-session-signup`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      }).then(({ headers }) => headers.get('access-control-allow-origin') === origin)
    const { origin } = new URL(SITE_URL)
    const remedy = 'Set SITE_URL (and ALLOWED_ORIGINS, if there are more) among the secrets of the functions.'
    const isAllowed = await allowed(origin).catch(() => false)
    if (!isAllowed) return { problem: `The functions do not let pages of ${origin} call them.`, remedy }
    return (await allowed('https://stranger.example'))
      ? { problem: 'The functions let the pages of any site call them.', remedy }
      : null
  },
})

/** Schema, schedule, mails and drafts, as the health screen of the desk says them. */
export const databaseCheck = ({ NEXT_PUBLIC_SUPABASE_URL, HEALTH_TOKEN }: DoctorVariables): Check => ({
  name: 'database, schedule and queues',
  async run() {
    const url = `${NEXT_PUBLIC_SUPABASE_URL}/functions/v1/desk-health`
    const found: Health | null = await request(url, { method: 'POST', ...bearer(HEALTH_TOKEN) })
      .then(async (answer) => health.parse(await answer.json()))
      .catch(() => null)
    if (found === null)
      return {
        problem: 'The function desk-health does not answer.',
        remedy: 'Deploy the functions, and set the same HEALTH_TOKEN among their secrets.',
      }
    const old = schemaProblem(found.schema)
    if (old) return { problem: old, remedy: 'Do so before you start this release.' }
    const red = alarmTexts(found)
    return red.length === 0
      ? null
      : {
          problem: red.join(' '),
          remedy: 'Each is a lamp of the health screen at the desk, which says more.',
        }
  },
})
