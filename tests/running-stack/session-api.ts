import { randomUUID } from 'node:crypto'
import { imagePath, publicImageUrl } from '@wiring/session/images'
import { addresses, testSecrets } from './addresses.ts'

export interface Backend {
  supabase: string
  key: string
}

const testBackend = (): Backend => ({
  supabase: addresses.supabase,
  key: testSecrets().supabasePublishableKey,
})

const headers = ({ key }: Backend) => ({
  apikey: key,
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
})

async function post(path: string, body: unknown, backend: Backend): Promise<unknown> {
  const answer = await fetch(`${backend.supabase}${path}`, {
    method: 'POST',
    headers: headers(backend),
    body: JSON.stringify(body),
  })
  return answer.json()
}

/** Resolves with the parsed body, also of a refusal. */
export const callFunction = async (name: string, body: unknown, backend = testBackend()) =>
  (await post(`/functions/v1/${name}`, body, backend)) as Record<string, unknown>

export async function startSession(
  email = `${randomUUID()}@studio.example`,
  backend = testBackend(),
): Promise<string> {
  const { session_id: id } = await callFunction('wiring-session-signup', { email }, backend)
  if (typeof id !== 'string') throw new Error('The signup gave no session.')
  return id
}

export async function readSession(sessionId: string): Promise<Record<string, unknown> | undefined> {
  const rows = await post('/rest/v1/rpc/get_session_by_id', { session_uuid: sessionId }, testBackend())
  return (rows as Record<string, unknown>[])[0]
}

/** `place` is 0–2; returns the public URL. */
export async function storePicture(
  sessionId: string,
  place: number,
  png: Buffer,
  backend = testBackend(),
): Promise<string> {
  const path = imagePath(sessionId, Date.now(), place, 'image/png')
  const answer = await fetch(`${backend.supabase}/storage/v1/object/wiring-images/${path}`, {
    method: 'POST',
    headers: { ...headers(backend), 'content-type': 'image/png' },
    body: new Uint8Array(png),
  })
  if (!answer.ok) throw new Error(`A picture was refused: ${answer.status} ${await answer.text()}`)
  return publicImageUrl(backend.supabase, path)
}
