import { randomBytes, randomUUID } from 'node:crypto'
import { type DeskAction, deskActions } from '@wiring/contract/desk/actions'
import { type SignInRequest, signInRequest } from '@wiring/contract/desk/sign-in'
import { invoke } from '@wiring/local/testing/calls'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { hostile, inTurns, variants } from '../testing/hostile-values.ts'
import { queryRows, stackPerWorker } from '../testing/local-stack.ts'

const stack = stackPerWorker()

const map = { map_id: randomUUID(), expected_state: 'drafted', expected_revision: 0 }
const at = '2026-11-25T00:00:00.000000Z'
const id = randomUUID()
const email = 'somebody@x.example'

/** One valid input of each action. */
const inputs = {
  who: {},
  delete_session: { map_id: map.map_id },
  export_begin: { set: 'sessions', format: 'csv', view: 'all', from: '2026-01-01', to: null, search: 'a' },
  export_page: { export_id: id, after: id },
  health: {},
  numbers: { weeks: 4 },
  waitlist: { search: 'a', after: id },
  delete_waitlist: { entry_id: id },
  operators: {},
  invite_operator: { email, name: 'Tom', role: 'operator' },
  change_operator: { operator_id: id, name: 'Tom', role: 'lead' },
  remove_operator: { operator_id: id },
  rename_passkey: { id: 'key', label: 'Laptop' },
  delete_passkey: { id: 'key' },
  save_signature: {
    strokes: [
      [
        [10, 10],
        [200, 90],
      ],
    ],
  },
  end_session: { id: 'a'.repeat(64) },
  check_confirmation: {},
  log: { operator_id: id, action: 'sign_in', before: { at, event_id: 1 } },
  queue: { filter: 'all', search: 'a', sort: 'oldest', after: { value: at, map_id: id } },
  open_review: { map_id: id, claim: true },
  next_map: {},
  heartbeat: { map_id: id },
  release: { map_id: id },
  take_over: map,
  inputs: { map_id: id },
  picture: { map_id: id, file: 'image-1-0.png' },
  save_edit: { ...map, op: { kind: 'set_switch', switch: 'SOURCE', position: 'left', reason: 'so' } },
  hold: { ...map, note: 'why' },
  resume: map,
  redraft: map,
  rule_numbers: {},
  sign: { ...map, expected_edits: 0, sentence: 'I read A4 twice.' },
  mail_preview: { map_id: id },
  undo_sign: { map_id: id, expected_revision: 1 },
  delivery: { map_id: id },
  show_address: { map_id: id },
  correct_address: { ...map, email, note: 'why' },
  resend: { ...map, close_earlier: true },
  close_links: { ...map, link_id: 'a'.repeat(64) },
  send_to_me: map,
  new_revision: { ...map, note: 'why' },
} satisfies Record<DeskAction, object>

const credential = {
  id: 'key',
  rawId: 'key',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'AA', transports: ['usb'] },
}
const signIns = {
  request_code: { email },
  sign_in_with_code: { email, code: '12345678', userAgent: 'a test' },
  start_sign_in: {},
  sign_in_with_passkey: { credential, userAgent: 'a test' },
  start_enrol: {},
  enrol_passkey: { credential, label: 'Laptop' },
  request_confirm_code: {},
  confirm_with_code: { code: '12345678' },
  start_confirm: {},
  confirm_with_passkey: { credential },
  sign_out: {},
} satisfies Record<SignInRequest['action'], object>

async function leadSession(): Promise<string> {
  const token = randomBytes(32).toString('hex')
  await queryRows(
    stack(),
    `with made as (insert into private.operators (email, name, role) values ($1, 'Mara', 'lead') returning operator_id)
     insert into private.operator_sessions (token_hash, operator_id, factor, confirmed_at)
     select private.secret_hash($2), operator_id, 'passkey', now() from made`,
    [`${token.slice(0, 12)}@x.example`, token],
  )
  return token
}

test('what the schemas of the desk let through is no failure in SQL', async () => {
  const session = await leadSession()
  for (const [name, valid] of Object.entries(inputs)) {
    const input: z.ZodType = deskActions[name as DeskAction].input
    const action = name === 'mail_preview' ? 'delivery' : name
    const parsed = variants(valid).flatMap((given) => input.safeParse(given).data ?? [])
    const statement = `select public.desk_${action}($1, i) ->> 'status' as status from jsonb_array_elements($2) i`
    const answers = queryRows<{ status: string }>(stack(), statement, [
      session,
      JSON.stringify([valid, ...parsed]),
    ])
    expect(await answers.catch((error: Error) => `${name}: ${error.message}`)).toHaveLength(parsed.length + 1)
  }
})

test('the function of the desk refuses an input by its schema, and answers the others', async () => {
  const session = await leadSession()
  const statuses = { 'a\u0000b': 200, 'a\ud800': 200, ['a'.repeat(5_000)]: 400, '2026-99-99': 200 }
  await inTurns(Object.entries(statuses), async ([search, status]) => {
    const body = { action: 'waitlist', session, input: { search, after: null } }
    expect((await invoke(stack(), 'desk', body)).status).toBe(status)
  })
})

test('signing in answers hostile values without a failure', async () => {
  await queryRows(stack(), `update private.rate_limits set max_hits = 1000000 where name like 'desk_%'`)
  const session = await leadSession()
  const bodies = Object.entries(signIns).flatMap(([action, valid]) =>
    [{}, { session }].flatMap((own) =>
      variants(valid).map((given) => ({ action, ...own, ...(given as object) })),
    ),
  )
  const challenges = hostile.map((challenge) => {
    const response = { clientDataJSON: Buffer.from(JSON.stringify({ challenge })).toString('base64url') }
    return { action: 'sign_in_with_passkey', credential: { ...credential, response }, userAgent: '' }
  })
  const passing = [...bodies, ...challenges].filter((body) => signInRequest.safeParse(body).success)
  expect(passing.length).toBeGreaterThan(50)
  await inTurns(passing, async (body) => {
    const { status } = await invoke(stack(), 'desk-sign-in', body)
    expect({ body, status }).toEqual({ body, status: 200 })
  })
})
