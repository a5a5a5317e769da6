import { checkedReadings } from '@wiring/session/checked-readings'
import * as z from 'zod'
import { edit, editOp, maxEditBatch } from './edits.ts'
import { count, id, storable } from './fields.ts'
import { flag, mapState } from './queue.ts'

/** Unknown, unfinished, expired or deleted. */
export const gone = z.object({ status: z.literal('gone') })
export const conflict = z.object({ status: z.literal('conflict'), state: mapState, revision: z.number() })
export const claimed = z.object({ status: z.literal('claimed'), by: z.string() })
export const refused = z.object({ status: z.literal('refused'), code: z.string() })
const done = z.object({ status: z.literal('ok'), state: mapState, revision: z.number() })

export const expectedMap = { map_id: id, expected_state: mapState, expected_revision: count }

export const changed = z.union([done, gone, conflict, claimed, refused])

const claim = z.object({ by: z.string(), mine: z.boolean(), until: z.string() })
const snapshot = z.record(z.string(), z.unknown())

const opened = z.object({
  status: z.literal('ok'),
  map_id: z.string(),
  state: mapState,
  revision: z.number(),
  draft: snapshot.nullable(),
  edits: z.array(edit),
  published: snapshot.nullable(),
  claim: claim.nullable(),
  name: z.string(),
  email: z.string(),
  completed_at: z.string(),
  expires_at: z.string(),
  age_seconds: z.number(),
  note: z.string().nullable(),
  failure: z.string().nullable(),
  flags: z.array(flag),
  signed_by: z.string().nullable(),
  undo_until: z.string().nullable(),
  inputs: z.object({
    survey_version: z.string(),
    answers: z.number(),
    profile: z.boolean(),
    images: z.number(),
  }),
})
export type OpenedReview = z.infer<typeof opened>

const saved = z.object({ status: z.literal('ok'), edits: z.array(edit) })
const overtaken = z.object({ status: z.literal('overtaken'), edits: z.array(edit) })
export const invalidInput = z.object({ status: z.literal('invalid'), problem: z.string() })

export const ruleNumbers = z.object({
  rule: z.string(),
  kept: z.number(),
  edited: z.number(),
  dropped: z.number(),
  /** Signed without a decision. */
  left_open: z.number(),
  /** By applicants, of the reading before it was sent. */
  confirmed: z.number(),
  refused: z.number(),
})

export const reviewActions = {
  open_review: {
    input: z.strictObject({ map_id: id, claim: z.boolean(), ahead: z.boolean().optional() }),
    answer: z.union([opened, gone]),
  },
  heartbeat: {
    input: z.strictObject({ map_id: id }),
    answer: z.union([z.object({ status: z.literal('ok'), until: z.string() }), gone, claimed, refused]),
  },
  release: { input: z.strictObject({ map_id: id }), answer: z.union([done, gone, claimed]) },
  take_over: { input: z.strictObject(expectedMap), answer: changed },
  inputs: {
    input: z.strictObject({ map_id: id }),
    answer: z.union([
      z.object({
        status: z.literal('ok'),
        name: z.string(),
        survey_version: z.string(),
        survey_data: z.record(z.string(), z.unknown()),
        json_profile: z.unknown(),
        checked_readings: z.nullable(checkedReadings),
        pictures: z.array(z.string()),
        completed_at: z.string(),
        privacy_policy_version: z.string(),
      }),
      gone,
    ]),
  },
  /** It holds the session id, so it stays on the desk's server. */
  picture: {
    input: z.strictObject({ map_id: id, file: storable.max(100) }),
    answer: z.union([z.object({ status: z.literal('ok'), path: z.string() }), gone]),
  },
  save_edit: {
    input: z.strictObject({
      map_id: id,
      expected_revision: count,
      expected_edits: count,
      /** One, or several in their order. */
      op: z.union([editOp, z.array(editOp).min(1).max(maxEditBatch)]),
    }),
    answer: z.union([saved, overtaken, invalidInput, gone, conflict, claimed, refused]),
  },
  hold: {
    input: z.strictObject({ ...expectedMap, note: storable.max(4_000) }),
    answer: z.union([changed, invalidInput]),
  },
  resume: { input: z.strictObject(expectedMap), answer: changed },
  redraft: { input: z.strictObject(expectedMap), answer: changed },
  rule_numbers: {
    input: z.strictObject({}),
    answer: z.object({ status: z.literal('ok'), rules: z.array(ruleNumbers) }),
  },
}
