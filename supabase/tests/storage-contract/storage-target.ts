import { randomUUID } from 'node:crypto'
import { parseJson } from '@wiring/local/parse-json'
import { survey, tinyPng } from '@wiring/local/testing/calls'
import { sharedStack } from '@wiring/local/testing/shared-resources'
import * as z from 'zod'

interface Target {
  url: string
  publishableKey: string
  secretKey: string
}

/** The local stack, or the hosted project of `STORAGE_URL`. */
export async function storageTarget(): Promise<Target> {
  const { STORAGE_URL: url, STORAGE_PUBLISHABLE_KEY, STORAGE_SECRET_KEY } = process.env
  if (url) {
    if (!STORAGE_PUBLISHABLE_KEY || !STORAGE_SECRET_KEY)
      throw new Error('STORAGE_URL needs STORAGE_PUBLISHABLE_KEY and STORAGE_SECRET_KEY of that project.')
    const keys = { publishableKey: STORAGE_PUBLISHABLE_KEY, secretKey: STORAGE_SECRET_KEY }
    return { url: url.replace(/\/+$/, ''), ...keys }
  }
  const { url: local, secrets } = await sharedStack()
  return {
    url: local,
    publishableKey: secrets.supabasePublishableKey,
    secretKey: secrets.supabaseSecretKey,
  }
}

interface Sending {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
  key?: string
  signal?: AbortSignal | undefined
}

/** What was sent is held back until `end`. */
export function heldBody(first: Uint8Array, last: Uint8Array = new Uint8Array()) {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(first),
    // Asked for more: the first part is on its way.
    async pull(controller) {
      begin()
      await promise
      if (last.length > 0) controller.enqueue(last)
      controller.close()
    },
  })
  return { body, begun, end }
}

export const withoutLength = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < bytes.length; from += 65_536)
        controller.enqueue(bytes.subarray(from, from + 65_536))
      controller.close()
    },
  })

const refusal = z.object({ statusCode: z.coerce.string() })

export function storageClient({ url, publishableKey, secretKey }: Target) {
  async function send(path: string, sending: Sending = {}) {
    const { method = 'POST', headers, body, key = publishableKey, signal } = sending
    const init: RequestInit & { duplex: 'half' } = {
      method,
      signal: signal ?? null,
      duplex: 'half',
      headers: { apikey: key, authorization: `Bearer ${key}`, ...headers },
      ...(body === undefined ? {} : { body }),
    }
    const response = await fetch(`${url}${path}`, init)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = Buffer.from(bytes).toString('utf8')
    const json = parseJson(text)
    const code = refusal.safeParse(json).data?.statusCode
    return { status: response.status, code, headers: response.headers, bytes, text, json }
  }
  const json = (path: string, body: unknown, more: Sending = {}) =>
    send(path, { ...more, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const put = (
    path: string,
    body: BodyInit = new Uint8Array(tinyPng),
    headers = {},
    signal?: AbortSignal | undefined,
  ) =>
    send(`/storage/v1/object/${path}`, { body, headers: { 'content-type': 'image/png', ...headers }, signal })
  const seen = (path: string, more: Sending = {}) =>
    send(`/storage/v1/object/public/${path}`, { method: 'GET', ...more })
  const made: string[] = []
  return {
    send,
    json,
    put,
    seen,
    /** As the secret key. */
    asServer: (path: string, body: unknown) => json(path, body, { key: secretKey }),
    secretKey,
    profile: (id: string, text: string, headers = {}) =>
      put(`json-profiles/${id}/profile.json`, text, {
        'content-type': 'application/json',
        'x-upsert': 'true',
        ...headers,
      }),
    async session(): Promise<string> {
      const name = randomUUID()
      const parameters = {
        ...{ p_email: `contract-${name}@example.com`, p_address_key: name, p_idempotency_key: null },
        ...{ p_ip_key: name, p_relaxed: true },
      }
      const answer = await json('/rest/v1/rpc/signup_wiring_session', parameters, { key: secretKey })
      const id = z.object({ session_id: z.string() }).parse(answer.json).session_id
      made.push(id)
      return id
    },
    async complete(id: string): Promise<void> {
      const update = (updateData: object) =>
        json('/functions/v1/update-wiring-session', { sessionId: id, updateData })
      await update({ survey_completed: true, survey_data: survey })
      await update({ json_submitted: true, json_profile: {} })
      const picture = `wiring-images/${id}/image-1700000000099-0.png`
      await put(picture)
      const image_urls = [`${url}/storage/v1/object/public/${picture}`]
      await update({ images_uploaded: true, image_urls })
      const { text, status } = await update({ wiring_complete: true, name_for_certificate: '' })
      if (status !== 200 || !text.includes('"wiring_complete":true')) throw new Error(text)
    },
    remove: (id: string) => json('/functions/v1/delete-session', { action: 'delete', sessionId: id }),
    async listed(id: string): Promise<unknown[]> {
      const answer = await json(
        '/storage/v1/object/list/wiring-images',
        { prefix: id, limit: 100 },
        { key: secretKey },
      )
      return z.array(z.unknown()).parse(answer.json)
    },
    async clear(): Promise<void> {
      for (const id of made) await this.remove(id)
    },
  }
}

export type StorageClient = ReturnType<typeof storageClient>
export const nameOf = (id: string, index = 0, ending = 'png') =>
  `wiring-images/${id}/image-${1_700_000_000_000 + index}-0.${ending}`
