import { parseArgs } from 'node:util'
import { supabaseCaller } from '@wiring/deploy/supabase-target'
import * as z from 'zod'
import { fail } from '../tool.ts'
import { localSupabase } from './local-supabase.ts'

const undoSeconds = 60
const usage = 'Usage: npm run map:sign -- <session id> --sentence "…" [--by name] [--now], or --undo'

const described = z.nullable(
  z.object({ state: z.string(), revision: z.number(), failure: z.string().nullable() }),
)
const answered = z.object({
  status: z.string(),
  code: z.string().optional(),
  state: z.string().optional(),
  revision: z.number().optional(),
  undo_until: z.string().optional(),
})

const supabase = supabaseCaller(localSupabase())
const orFail = (call: Promise<unknown>) => call.catch((error: Error) => fail(error.message))

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        by: { type: 'string', default: 'Mara' },
        sentence: { type: 'string', default: '' },
        now: { type: 'boolean', default: false },
        undo: { type: 'boolean', default: false },
      },
    })
  } catch {
    return fail(usage)
  }
}

const { values, positionals } = readArguments()
const [id] = positionals
if (id === undefined || positionals.length > 1) fail(`Say which session. ${usage}`)

const map = described.parse(await orFail(supabase.callDatabase('describe_map', { p_session_id: id })))
if (map === null) fail('There is no finished session with this id.')

if (values.undo) {
  const parameters = { p_session_id: id, p_expected_revision: map.revision }
  const undone = answered.parse(await orFail(supabase.callDatabase('undo_map_signature', parameters)))
  if (undone.status !== 'undone') fail(`There is nothing to undo: the map is ${map.state}.`)
  console.log(`The signature is undone; the map is ${undone.state} again.`)
} else {
  if (map.state === 'waiting') fail('The map is not drafted yet. Try again in a moment.')
  if (map.state === 'draft_failed') fail(`The map could not be drafted: ${map.failure}`)
  const signed = answered.parse(
    await orFail(
      supabase.callDatabase('sign_map', {
        p_session_id: id,
        p_by: values.by,
        p_expected_state: map.state,
        p_expected_revision: map.revision,
        p_undo_seconds: values.now ? 0 : undoSeconds,
        p_sentence: values.sentence.trim(),
      }),
    ),
  )
  if (signed.code === 'no_sentence')
    fail(`Write one sentence to this person, of at most 200 characters. ${usage}`)
  if (signed.status !== 'signed') fail(`The map is ${signed.state ?? map.state} and cannot be signed.`)
  if (values.now) await orFail(supabase.sendMails())
  const when = values.now
    ? 'The mail is sent.'
    : `The mail goes out at ${signed.undo_until}; until then --undo takes it back.`
  console.log(`Signed by ${values.by} as revision ${signed.revision}. ${when}`)
}
