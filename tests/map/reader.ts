import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { repositoryRoot } from '@wiring/local/settings'
import { personas } from '@wiring/map/personas'
import { imagePath, publicImageUrl } from '@wiring/session/images'
import sharp from 'sharp'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { mailsTo } from '../running-stack/inbox.ts'
import { testEnvironment } from '../running-stack/test-stack.ts'

export interface ReaderMap {
  /** The address in the mail. */
  address: string
  secret: string
  sessionId: string
  email: string
}

const headers = () => ({
  apikey: testSecrets().supabasePublishableKey,
  authorization: `Bearer ${testSecrets().supabasePublishableKey}`,
  'content-type': 'application/json',
})

async function call(name: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(`${addresses.supabase}/functions/v1/${name}`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, unknown>
}

/** A map of an invented person that went the whole way: completed, drafted, signed, mailed. */
export async function publishMap(person = 'ines'): Promise<ReaderMap> {
  const found = personas.find(({ id }) => id === person)
  if (found === undefined) throw new Error(`There is no persona ${person}.`)
  const { survey_data, json_profile, name } = found.inputs
  const email = `reader-${crypto.randomUUID()}@example.com`
  const { session_id: id } = await call('wiring-session-signup', { email })
  if (typeof id !== 'string') throw new Error('The signup gave no session.')
  for (const updateData of [
    { survey_completed: true, survey_data },
    { json_submitted: true, json_profile },
    { images_uploaded: true, image_urls: [await storePicture(id)] },
    { wiring_complete: true, name_for_certificate: name },
  ]) {
    const { error } = await call('update-wiring-session', { sessionId: id, updateData })
    if (error !== undefined) throw new Error(`A step was refused: ${String(error)}`)
  }
  await sign(id)
  const address = await mapAddress(email)
  return { address, secret: address.slice(-64), sessionId: id, email }
}

async function storePicture(sessionId: string): Promise<string> {
  const path = imagePath(sessionId, Date.now(), 0, 'image/png')
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#e4472f' } })
    .png()
    .toBuffer()
  await fetch(`${addresses.supabase}/storage/v1/object/wiring-images/${path}`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  })
  return publicImageUrl(addresses.supabase, path)
}

/** Signs as soon as the draft is there. */
async function sign(sessionId: string): Promise<void> {
  const command = ['packages/local/src/supabase/sign-map.ts', sessionId, '--now']
  const environment = { ...process.env, ...testEnvironment }
  const attempt = () =>
    promisify(execFile)(process.execPath, command, { cwd: repositoryRoot, env: environment })
  for (const deadline = Date.now() + 45_000; ; await wait(500)) {
    try {
      await attempt()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}

async function mapAddress(email: string): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(300)) {
    const mail = (await mailsTo(email)).find(({ subject }) => subject === 'Your Wiring Map')
    const address = /http\S+\/wiring\/map\/[0-9a-f]{64}/.exec(mail?.text ?? '')?.[0]
    if (address !== undefined) return address
  }
  throw new Error(`No map was mailed to ${email} within 30 s.`)
}
