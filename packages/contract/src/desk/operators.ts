import { cleanAddress, parseEmail } from '@wiring/session/email'
import * as z from 'zod'
import { role, sessionToken } from './access.ts'
import { drawnStrokes } from './drawn-signature.ts'
import { moment, storable } from './fields.ts'

const unprintable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const line = storable
  .trim()
  .max(100, 'At most 100 characters.')
  .refine((text) => !unprintable.test(text), 'Letters and signs only.')

export const operatorName = line.min(1, 'Please give a name.')
const operatorEmail = z.string().transform((typed, context) => {
  const email = parseEmail(cleanAddress(typed))
  if (email !== null) return email.unique
  context.addIssue('Please enter a valid email address.')
  return z.NEVER
})

const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const credentialId = z.string().regex(/^[\w-]{1,1400}$/)
const factor = z.enum(['code', 'passkey', 'code_on_loopback'])

const listed = z.object({
  status: z.literal('ok'),
  operators: z.array(
    z.object({
      operator_id: z.string(),
      email: z.string(),
      name: z.string(),
      role,
      created_at: z.string(),
      you: z.boolean(),
      passkeys: z.number(),
      last_seen_at: z.string().nullable(),
    }),
  ),
  passkeys: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      factor,
      user_agent: z.string(),
      created_at: z.string(),
      last_seen_at: z.string(),
      current: z.boolean(),
    }),
  ),
})

const cursor = z.strictObject({ at: moment, event_id: z.int().positive() })

const log = z.object({
  status: z.literal('ok'),
  more: z.boolean(),
  events: z.array(
    z.object({
      event_id: z.number(),
      at: z.string(),
      operator: z.string(),
      action: z.string(),
      session: z.string().nullable(),
      revision: z.number().nullable(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  operators: z.array(z.object({ operator_id: z.string(), name: z.string(), removed: z.boolean() })),
  actions: z.array(z.string()),
})

const done = <Status extends string = never>(...others: Status[]) =>
  z.object({ status: z.enum(['ok', ...others]) })

export const operatorActions = {
  operators: { input: z.strictObject({}), answer: listed },
  invite_operator: {
    input: z.strictObject({ email: operatorEmail, name: operatorName, role }),
    answer: done('known'),
  },
  change_operator: {
    input: z.strictObject({ operator_id: uuid, name: operatorName, role }),
    answer: done('not_found', 'last_lead'),
  },
  remove_operator: {
    input: z.strictObject({ operator_id: uuid }),
    answer: done('not_found', 'last_lead'),
  },
  rename_passkey: {
    input: z.strictObject({ id: credentialId, label: line }),
    answer: done('not_found'),
  },
  delete_passkey: {
    input: z.strictObject({ id: credentialId }),
    answer: done('not_found', 'last_passkey'),
  },
  end_session: {
    input: z.strictObject({ id: sessionToken }),
    answer: done(),
  },
  /** The caller's own; `null` deletes it. */
  save_signature: {
    input: z.strictObject({ strokes: drawnStrokes.nullable() }),
    answer: z.union([done(), z.object({ status: z.literal('invalid'), problem: z.string() })]),
  },
  check_confirmation: { input: z.strictObject({}), answer: done() },
  log: {
    input: z.strictObject({
      operator_id: uuid.nullable(),
      action: z
        .string()
        .regex(/^[a-z_]{1,40}$/)
        .nullable(),
      before: cursor.nullable(),
    }),
    answer: log,
  },
}
