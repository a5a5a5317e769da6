import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import * as z from 'zod'
import { parseJson } from '../../parse-json.ts'
import type { RunningStack } from './local-stack.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  body: unknown
}

interface Options {
  method?: string
  headers?: Record<string, string>
  from?: string
  body?: unknown
}

/** Sends headers that fetch refuses. */
export function call(stack: RunningStack, path: string, options: Options = {}): Promise<Answer> {
  const key = stack.secrets.supabasePublishableKey
  const payload =
    typeof options.body === 'string' || options.body instanceof Uint8Array
      ? options.body
      : JSON.stringify(options.body)
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      host: '127.0.0.1',
      port: new URL(stack.url).port,
      path,
      method: options.method ?? 'POST',
      // A pooled connection may have died while a test stopped the server.
      agent: false,
      localAddress: options.from ?? '127.0.0.1',
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...options.headers,
      },
    })
    request.once('error', reject)
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const value = parseJson(text)
        const body = value === undefined ? text : value
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body })
      })
    })
    request.end(payload ?? '')
  })
}

export async function callWithRetry(...parameters: Parameters<typeof call>): Promise<Answer> {
  const until = Date.now() + 270_000
  for (;;) {
    const answer = await call(...parameters)
    const seconds = Number(answer.headers['retry-after'])
    if (answer.status !== 503 || Number.isNaN(seconds) || Date.now() > until) return answer
    // Jitter, so that refused callers do not come back together.
    await wait(seconds * 1_000 * (1 + Math.random() / 2))
  }
}

export const invoke = (stack: RunningStack, name: string, body: unknown, options: Options = {}) =>
  call(stack, `/functions/v1/${name}`, { ...options, body })

export const newAddress = (name = 'maya') => `${name}-${randomUUID()}@studio.example`

export async function newSession(stack: RunningStack, email = newAddress()): Promise<string> {
  const answer = await callWithRetry(stack, '/functions/v1/wiring-session-signup', { body: { email } })
  return z.object({ session_id: z.string() }).parse(answer.body).session_id
}

export const update = (stack: RunningStack, sessionId: string, updateData: unknown, options: Options = {}) =>
  invoke(stack, 'update-wiring-session', { sessionId, updateData }, options)

export async function read(stack: RunningStack, id: unknown): Promise<unknown> {
  return (await call(stack, '/rest/v1/rpc/get_session_by_id', { body: { session_uuid: id } })).body
}

export const anonymous = (stack: RunningStack) =>
  createClient(stack.url, stack.secrets.supabasePublishableKey)
export const privileged = (stack: RunningStack) => createClient(stack.url, stack.secrets.supabaseSecretKey)

const mails = z.array(
  z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    messageId: z.string(),
    to: z.array(z.object({ address: z.string() })),
    headers: z.record(z.string(), z.unknown()),
  }),
)
export type InboxMail = z.infer<typeof mails>[number]

export async function mailsTo(stack: RunningStack, address: string, count = 1): Promise<InboxMail[]> {
  const until = Date.now() + 30_000
  for (;;) {
    const query = new URLSearchParams({ 'to.address': address.toLowerCase() })
    const theirs = mails.parse(await (await fetch(`${stack.inboxUrl}/email?${query}`)).json())
    if (theirs.length >= count || Date.now() > until) return theirs
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const mailQueue = z.object({
  queued: z.number(),
  sending: z.number(),
  counters: z.record(z.string(), z.number()),
})

export const mailMetrics = async (stack: RunningStack) =>
  mailQueue.parse((await privileged(stack).rpc('mail_metrics')).data)

export async function waitForMailSent(stack: RunningStack): Promise<void> {
  for (const until = Date.now() + 90_000; ; ) {
    const { queued, sending } = await mailMetrics(stack)
    if (queued + sending === 0) return
    if (Date.now() > until) throw new Error(`${queued + sending} mails wait.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export const survey = { 0: 0, 1: 'a', 2: 1, 3: 'b', 4: 2, 5: 'c', 6: 3, 7: 'd', 8: 0, 9: 'e' }

export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** As the wizard uploads. */
export const asWizard = { cacheControl: '60' }

let taken = 0

export async function uploadImage(
  stack: RunningStack,
  sessionId: string,
  bytes: Uint8Array = tinyPng,
  [extension, type] = ['png', 'image/png'],
): Promise<string> {
  const path = `${sessionId}/image-${Date.now()}-${taken++ % 100}.${extension}`
  const bucket = anonymous(stack).storage.from('wiring-images')
  const { error } = await bucket.upload(path, new Blob([new Uint8Array(bytes)], { type }), asWizard)
  if (error) throw error
  return bucket.getPublicUrl(path).data.publicUrl
}

export async function completedSession(stack: RunningStack, email: string) {
  const id = await newSession(stack, email)
  await update(stack, id, { survey_completed: true, survey_data: survey })
  const profile = new Blob(['{"a":"é"}'], { type: 'application/json' })
  const { error } = await anonymous(stack)
    .storage.from('json-profiles')
    .upload(`${id}/profile.json`, profile, asWizard)
  if (error) throw error
  await update(stack, id, { json_submitted: true, json_profile: {} })
  const picture = await uploadImage(stack, id)
  await update(stack, id, { images_uploaded: true, image_urls: [picture] })
  const answer = await update(stack, id, { wiring_complete: true, name_for_certificate: '' })
  if (answer.status !== 200) throw new Error(answer.text)
  return { id, picture }
}
