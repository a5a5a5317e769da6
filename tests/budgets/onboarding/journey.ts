import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addresses, testSecrets } from '../../running-stack/addresses.ts'
import type { Answer } from './answer.ts'
import { bytesOf, type Photograph, sha256 } from './photographs.ts'
import { asBrowser, filesOf, Visitor } from './visitor.ts'

export const phases = ['signup', 'mail', 'page', 'files', 'load', 'save', 'upload', 'journey'] as const
type Phase = (typeof phases)[number]
export type Times = {
  phase: Phase
  milliseconds: number
  /** Requests that were refused for a moment. */
  repeated?: number
}[]

interface Mail {
  id: string
  text: string
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

/** All ten questions, in words that only this person uses. */
const surveyOf = (name: string) =>
  Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [index, index % 2 === 0 ? index % 4 : `${name} ${index}`]),
  )

interface Walked {
  /** What she came for is done; the mails and the session go. */
  remove: () => Promise<void>
}

/** From the form to the map, everything read back and compared. */
export async function runJourney(
  from: string,
  name: string,
  photographs: readonly Photograph[],
  times: Times,
  { site = addresses.site, repeats = 0, mailSeconds = 60 } = {},
): Promise<Walked> {
  const visitor = new Visitor(from)
  const email = `${name}@bench.example`
  const { supabase, mail: inbox } = addresses
  const publishableKey = testSecrets().supabasePublishableKey
  const key = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` }
  const jsonKey = { ...key, 'content-type': 'application/json' }

  const timed = async (phase: Phase, ask: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now()
    let answer = await ask()
    let repeated = 0
    // As `post` of the contract, and as the wizard's uploader, which waits longer each time.
    for (; answer.status === 503 && repeated < repeats + (phase === 'upload' ? 1 : 0); repeated += 1) {
      const named = Number(answer.headers['retry-after'] ?? 1) * (1 + Math.random() / 2)
      await wait(1_000 * (phase === 'upload' ? 2 ** repeated * (0.75 + Math.random() / 2) : named))
      answer = await ask()
    }
    times.push({ phase, milliseconds: performance.now() - began, repeated })
    check(answer.status === 200, `${phase}: ${answer.status} ${answer.text.slice(0, 200)}`)
    return answer
  }
  const post = (path: string, body: unknown, headers = {}) =>
    visitor.ask(`${supabase}${path}`, {
      method: 'POST',
      headers: { ...jsonKey, ...headers },
      body: JSON.stringify(body),
    })
  const mails = async (count: number): Promise<Mail[]> => {
    for (const until = Date.now() + 1_000 * mailSeconds; Date.now() < until; await wait(400)) {
      const answer = await visitor.ask(`${inbox}/email?to.address=${encodeURIComponent(email)}`)
      const found = JSON.parse(answer.text) as Mail[]
      if (found.length >= count) return found
    }
    throw new Error(`mail ${count} did not come in ${mailSeconds} s`)
  }

  const began = performance.now()
  const signup = await timed('signup', () =>
    post(
      '/functions/v1/wiring-session-signup',
      { email },
      {
        'idempotency-key': randomUUID(),
        'x-form-elapsed-ms': '5000',
      },
    ),
  )
  const id = (JSON.parse(signup.text) as { session_id?: string }).session_id
  check(id !== undefined, `signup: no session in ${signup.text}`)
  const onlyMine = (text: string, where: string) => {
    check(text.includes(id), `${where}: without this session's id`)
    check(
      (text.match(uuid) ?? []).every((found) => found === id),
      `${where}: another id`,
    )
  }

  const mailBegan = performance.now()
  const [mail, ...more] = await mails(1)
  times.push({ phase: 'mail', milliseconds: performance.now() - mailBegan })
  check(mail !== undefined && more.length === 0, 'mail: not exactly one')
  onlyMine(mail.text, 'mail')

  const page = await timed('page', () => visitor.ask(`${site}/wiring/${id}`, { headers: asBrowser }))
  check(page.text.includes('Your Wiring Process') && page.text.includes(email), 'page: not this wizard')
  check(
    (page.text.match(/[\w-]+@bench\.example/g) ?? []).every((found) => found === email),
    'page: another address',
  )
  await Promise.all(
    filesOf(page.text).map((file) =>
      timed('files', () => visitor.ask(`${site}${file}`, { headers: asBrowser })),
    ),
  )

  const row = async () => {
    const answer = await timed('load', () =>
      visitor.ask(`${site}/wiring/${id}/state`, { headers: asBrowser }),
    )
    onlyMine(answer.text, 'row')
    return JSON.parse(answer.text) as Record<string, unknown>
  }
  const save = async (updateData: Record<string, unknown>) => {
    const answer = await timed('save', () =>
      post('/functions/v1/update-wiring-session', { sessionId: id, updateData }),
    )
    check(!answer.text.includes('"code"'), `save: ${answer.text.slice(0, 200)}`)
    onlyMine(answer.text, 'answer of a save')
  }
  const upload = (path: string, type: string, body: Uint8Array) =>
    timed('upload', () =>
      visitor.ask(`${supabase}/storage/v1/object/${path}`, {
        method: 'POST',
        headers: { ...key, 'content-type': type },
        body,
      }),
    )

  check((await row()).email === email, 'row: another address')
  await save({ survey_completed: true, survey_data: surveyOf(name) })
  const profile = { thinking_style: name, strengths: [`${name} draws`] }
  await upload(`json-profiles/${id}/profile.json`, 'application/json', Buffer.from(JSON.stringify(profile)))
  await save({ json_submitted: true, json_profile: profile })
  const paths = await Promise.all(
    photographs.map(async (photograph, index) => {
      const path = `wiring-images/${id}/image-${Date.now()}-${index}.jpg`
      await upload(path, 'image/jpeg', await bytesOf(photograph))
      return path
    }),
  )
  const urls = paths.map((path) => `${supabase}/storage/v1/object/public/${path}`)
  await save({ images_uploaded: true, image_urls: urls })
  const filled = await row()
  check(JSON.stringify(filled.survey_data) === JSON.stringify(surveyOf(name)), "row: another's answers")
  check(JSON.stringify(filled.json_profile).includes(`"${name} draws"`), "row: another's profile")
  await save({ wiring_complete: true, name_for_certificate: name })
  times.push({ phase: 'journey', milliseconds: performance.now() - began })

  const done = await row()
  check(done.wiring_complete === true && done.name_for_certificate === name, "row: another's name")
  check(JSON.stringify(done.image_urls) === JSON.stringify(urls), "row: another's pictures")
  for (const [index, photograph] of photographs.entries()) {
    const { bytes } = await visitor.ask(urls[index] ?? '')
    check(sha256(bytes) === photograph.sha256, `picture ${index}: other bytes than were sent`)
  }
  const received = await mails(2)
  check(received.length === 2, 'mail: more than the link and the completion')
  return {
    async remove() {
      // The inbox keeps mails in memory, which would look like a leak.
      for (const mail of received) await visitor.ask(`${inbox}/email/${mail.id}`, { method: 'DELETE' })
      const gone = await post('/functions/v1/delete-session', { action: 'delete', sessionId: id })
      check(gone.status === 200, `deletion: ${gone.status}`)
      visitor.close()
    },
  }
}
