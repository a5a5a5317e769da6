import * as z from 'zod'
import { count, hash, id, positive, storable } from './fields.ts'
import { mapState } from './queue.ts'
import { changed, claimed, conflict, expectedMap, gone, invalidInput, refused } from './review.ts'

const mailState = z.enum(['queued', 'sending', 'sent', 'failed'])

const link = z.object({
  link_id: z.string(),
  revision: z.number(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  open: z.boolean(),
  operator: z.string().nullable(),
  /** Null when the mail that carried it is no longer kept. */
  mail_state: mailState.nullable(),
})

const mail = z.object({
  state: mailState,
  attempts: z.number(),
  error: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** When its reader called it unwanted. */
  complained_at: z.string().nullable().default(null),
  next_attempt_at: z.string().nullable(),
})

export const deliveryActions = {
  sign: {
    /** `sentence` above its limit: too long gets a message. */
    input: z.strictObject({ ...expectedMap, expected_edits: count, sentence: storable.max(4_000) }),
    answer: z.union([
      z.object({ status: z.literal('signed'), revision: z.number(), undo_until: z.string() }),
      gone,
      conflict,
      claimed,
      refused,
      invalidInput,
      z.object({ status: z.literal('overtaken') }),
    ]),
  },
  mail_preview: {
    input: z.strictObject({ map_id: id }),
    answer: z.union([z.object({ status: z.literal('ok'), subject: z.string(), html: z.string() }), gone]),
  },
  undo_sign: {
    input: z.strictObject({ map_id: id, expected_revision: positive }),
    answer: changed,
  },
  delivery: {
    input: z.strictObject({ map_id: id }),
    answer: z.union([
      z.object({
        status: z.literal('ok'),
        state: mapState,
        revision: z.number(),
        name: z.string(),
        email: z.string(),
        signed_by: z.string().nullable(),
        signed_at: z.string().nullable(),
        undo_until: z.string().nullable(),
        delivered_at: z.string().nullable(),
        completed_at: z.string(),
        expires_at: z.string(),
        address_changed_at: z.string().nullable(),
        mail: mail.nullable(),
        links: z.array(link),
      }),
      gone,
    ]),
  },
  resend: { input: z.strictObject({ ...expectedMap, close_earlier: z.boolean() }), answer: changed },
  show_address: {
    input: z.strictObject({ map_id: id }),
    answer: z.union([z.object({ status: z.literal('ok'), email: z.string() }), gone]),
  },
  correct_address: {
    input: z.strictObject({ ...expectedMap, email: storable.max(1_000), note: storable.max(2_000) }),
    answer: z.union([changed, z.object({ status: z.literal('bad_address') })]),
  },
  close_links: {
    input: z.strictObject({ ...expectedMap, link_id: hash.nullable() }),
    answer: changed,
  },
  /** Closes after a day and cannot delete. */
  send_to_me: { input: z.strictObject(expectedMap), answer: changed },
  new_revision: {
    input: z.strictObject({ ...expectedMap, note: storable.max(2_000) }),
    answer: z.union([changed, invalidInput]),
  },
}
