import { denial } from '@wiring/contract/desk/access'
import type { DeskAction, DeskInput } from '@wiring/contract/desk/actions'
import { signaturePath, signatureProblem } from '@wiring/contract/desk/drawn-signature'
import { type Edit, edit } from '@wiring/contract/desk/edits'
import { gone } from '@wiring/contract/desk/review'
import { cleanSentence, sentenceProblem } from '@wiring/contract/desk/signer-sentence'
import { signedSnapshot } from '@wiring/map/review/apply-edits'
import { editProblem } from '@wiring/map/review/edit-problem'
import { readSnapshot } from '@wiring/map/review/read-snapshot'
import { reviewState } from '@wiring/map/review/review-state'
import type { Snapshot } from '@wiring/map/snapshot'
import { parseEmail } from '@wiring/session/email'
import * as z from 'zod'
import { keyedHash } from '../_shared/client-network.ts'
import { callDatabase } from '../_shared/database.ts'
import { wakeMailWorker, wakeMapWorker } from '../_shared/wake-worker.ts'

const source = z.union([
  denial,
  gone,
  z.object({ status: z.literal('ok'), draft: z.unknown(), edits: z.array(edit) }),
])

interface Source {
  draft: Snapshot
  edits: Edit[]
}

type Prepared = { input: Record<string, unknown> } | { answer: { status: string } }

const invalid = (problem: string): Prepared => ({
  answer: { status: 'invalid', problem } as { status: string },
})

async function readSource(session: string, mapId: string): Promise<Source | Prepared> {
  const parameters = { p_session: session, p_input: { map_id: mapId } }
  const read = await callDatabase('desk_review_source', parameters, source)
  if (read.status !== 'ok') return { answer: read }
  const draft = readSnapshot(read.draft)
  if (draft === null) return { answer: { status: 'gone' } }
  return { draft, edits: read.edits }
}

/** A stale list is refused by SQL. Of several edits those before the first invalid one are saved. */
async function prepareEdit(session: string, input: DeskInput<'save_edit'>): Promise<Prepared> {
  const read = await readSource(session, input.map_id)
  if (!('draft' in read)) return read
  const ops = [input.op].flat()
  if (read.edits.length !== input.expected_edits) return { input: { ...input, op: ops } }
  const edits = [...read.edits]
  for (const op of ops) {
    const problem = editProblem(read.draft, edits, op)
    if (problem !== null && edits.length === read.edits.length) return invalid(problem)
    if (problem !== null) break
    edits.push({ n: edits.length + 1, at: '', by: '', op })
  }
  return { input: { ...input, op: ops.slice(0, edits.length - read.edits.length) } }
}

/** SQL signs only with as many edits as the sheet was made of, and edits are only ever appended. */
async function prepareSigning(session: string, input: DeskInput<'sign'>): Promise<Prepared> {
  const problem = sentenceProblem(input.sentence)
  if (problem !== null) return invalid(problem)
  const read = await readSource(session, input.map_id)
  if (!('draft' in read)) return read
  const { draft, edits } = read
  if (edits.length !== input.expected_edits) return { answer: { status: 'overtaken' } }
  const open = reviewState(draft, edits).sentences.filter(({ status }) => status === 'open')
  const sentence = cleanSentence(input.sentence)
  const left_open = open.map(({ id }) => id)
  return { input: { ...input, sentence, snapshot: signedSnapshot(draft, edits), left_open } }
}

async function prepareSignature(
  _session: string,
  { strokes }: DeskInput<'save_signature'>,
): Promise<Prepared> {
  if (strokes === null) return { input: { path: null } }
  const problem = signatureProblem(strokes)
  return problem === null ? { input: { path: signaturePath(strokes) } } : invalid(problem)
}

/** A whole address goes by the keyed hash of its mailbox. */
async function prepareSearch(_session: string, input: DeskInput<'queue'>): Promise<Prepared> {
  const email = parseEmail(input.search)
  if (email === null) return { input }
  return { input: { ...input, address_key: await keyedHash('address', email.canonical) } }
}

async function prepareAddress(_session: string, input: DeskInput<'correct_address'>): Promise<Prepared> {
  const email = parseEmail(input.email)
  if (email === null) return { answer: { status: 'bad_address' } }
  const address_key = await keyedHash('address', email.canonical)
  return { input: { ...input, email: email.address, address_key } }
}

/** The mail preview is put together by this function. */
export type SqlAction = Exclude<DeskAction, 'mail_preview'>

const preparations: Partial<Record<SqlAction, (session: string, input: never) => Promise<Prepared>>> = {
  save_edit: prepareEdit,
  sign: prepareSigning,
  save_signature: prepareSignature,
  queue: prepareSearch,
  correct_address: prepareAddress,
}

export async function prepare(action: SqlAction, session: string, input: unknown): Promise<Prepared> {
  const preparation = preparations[action]
  return preparation === undefined
    ? { input: input as Record<string, unknown> }
    : preparation(session, input as never)
}

export function wakeAfter(action: DeskAction, status: string): void {
  if (status !== 'ok') return
  if (action === 'redraft') wakeMapWorker()
  if (['resend', 'send_to_me', 'correct_address'].includes(action)) wakeMailWorker()
}
