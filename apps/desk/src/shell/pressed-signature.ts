import type { DeskInput } from '@wiring/contract/desk/actions'
import { cleanSentence } from '@wiring/contract/desk/signer-sentence'
import * as z from 'zod'
import { postAction } from '../desk-api/post-action.ts'
import { refusalText } from '../desk-api/refusal-text.ts'
import { announce } from './announce.tsx'
import { storeSignature } from './signature-storage.ts'
import { readTab, removeTab, saveTab } from './tab-storage.ts'
import { removeTypedSentence } from './typed-sentence.ts'

const pressed = z.object({
  name: z.string(),
  input: z.custom<DeskInput<'sign'>>((value) => typeof value === 'object' && value !== null),
  at: z.number(),
  isSent: z.boolean().default(false),
  /** Why it is not signed. */
  problem: z.string().nullable().default(null),
})
/** The page of the next map is shown with the press, and sends it. */
export type PressedSignature = z.infer<typeof pressed>

const key = 'desk.pressed'

export function readPressed(): PressedSignature | null {
  try {
    return pressed
      .nullable()
      .catch(null)
      .parse(JSON.parse(readTab(key) ?? 'null'))
  } catch {
    return null
  }
}

export const keepPressed = (press: PressedSignature): void => saveTab(key, JSON.stringify(press))

export const forgetPressed = (): void => removeTab(key)

/** Nobody expects that a press of long ago signs. */
const sendWithinMs = 15_000
/** No answer of the desk comes later. */
const answersWithinMs = 25_000

type Outcome = { revision: number; until: string } | { problem: string } | 'unknown'

/** Sends it once; where its answer went to a page that was left, asks what became of it. */
export async function settlePressed(
  press: PressedSignature,
  post: typeof postAction,
  now: () => number = Date.now,
): Promise<Outcome> {
  if (!press.isSent) {
    if (now() - press.at > sendWithinMs) return { problem: 'Not signed: the desk did not come in time.' }
    keepPressed({ ...press, isSent: true })
    const answer = await post('sign', press.input)
    if (answer.status === 'signed') return { revision: answer.revision, until: answer.undo_until }
    if (answer.status === 'invalid') return { problem: answer.problem }
    if (answer.status !== 'unavailable') return { problem: refusalText('Not signed', answer.status) }
  }
  const { map_id, sentence } = press.input
  const found = await post('open_review', { map_id, claim: false })
  const isOver = now() - press.at > answersWithinMs
  if (found.status === 'ok') {
    const isOurs = found.published?.signer_sentence === cleanSentence(sentence)
    if (found.undo_until !== null && isOurs) return { revision: found.revision, until: found.undo_until }
    return isOver ? { problem: 'Not signed: the desk did not answer.' } : 'unknown'
  }
  if (found.status !== 'unavailable') return { problem: refusalText('Not signed', found.status) }
  return isOver ? { problem: 'It is not known whether it is signed: the desk does not answer.' } : 'unknown'
}

let settling: Promise<void> | null = null

/** Once at a time, also where what shows it is mounted anew. */
export function settle(): Promise<void> {
  settling ??= settleKept().finally(() => {
    settling = null
  })
  return settling
}

async function settleKept(): Promise<void> {
  const press = readPressed()
  if (press === null || press.problem !== null) return
  const outcome = await settlePressed(press, postAction)
  if (outcome === 'unknown') return
  if ('problem' in outcome) {
    keepPressed({ ...press, isSent: true, problem: outcome.problem })
    return announce(outcome.problem)
  }
  const { map_id: map, sentence } = press.input
  storeSignature({ map, ...outcome, name: press.name, sentence }, Date.now())
  removeTypedSentence(map)
  forgetPressed()
  announce('Signed')
}
