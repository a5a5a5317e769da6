import { applyEdits } from '@wiring/map/review/apply-edits'
import { editProblem } from '@wiring/map/review/edit-problem'
import { readSnapshot } from '@wiring/map/review/read-snapshot'
import type { Snapshot } from '@wiring/map/snapshot'
import { denial } from '@wiring/session/desk/access'
import type { DeskAction, DeskInput } from '@wiring/session/desk/actions'
import { type Edit, edit } from '@wiring/session/desk/edits'
import { gone } from '@wiring/session/desk/review'
import * as z from 'zod'
import { callDatabase } from '../_shared/database.ts'
import { wakeMailWorker, wakeMapWorker } from '../_shared/wake-worker.ts'
import { previewMail } from './mail-preview.ts'

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

async function readSource(session: string, mapId: string): Promise<Source | Prepared> {
  const parameters = { p_session: session, p_input: { map_id: mapId } }
  const read = await callDatabase('desk_review_source', parameters, source)
  if (read.status !== 'ok') return { answer: read }
  const draft = readSnapshot(read.draft)
  if (draft === null) return { answer: { status: 'gone' } }
  return { draft, edits: read.edits }
}

/** A stale list is refused by SQL. */
async function prepareEdit(session: string, input: DeskInput<'save_edit'>): Promise<Prepared> {
  const read = await readSource(session, input.map_id)
  if (!('draft' in read)) return read
  if (read.edits.length !== input.expected_edits) return { input }
  const problem = editProblem(read.draft, read.edits, input.op)
  return problem === null ? { input } : { answer: { status: 'invalid', problem } as { status: string } }
}

async function prepareSignature(session: string, input: DeskInput<'sign'>): Promise<Prepared> {
  const read = await readSource(session, input.map_id)
  if (!('draft' in read)) return read
  return { input: { ...input, sheet: applyEdits(read.draft, read.edits) } }
}

const preparations: Partial<Record<DeskAction, (session: string, input: never) => Promise<Prepared>>> = {
  save_edit: prepareEdit,
  sign: prepareSignature,
  mail_preview: previewMail,
}

export async function prepare(action: DeskAction, session: string, input: unknown): Promise<Prepared> {
  const preparation = preparations[action]
  return preparation === undefined
    ? { input: input as Record<string, unknown> }
    : preparation(session, input as never)
}

export function wakeAfter(action: DeskAction, status: string): void {
  if (status !== 'ok') return
  if (action === 'redraft') wakeMapWorker()
  if (action === 'resend' || action === 'send_to_me') wakeMailWorker()
}
