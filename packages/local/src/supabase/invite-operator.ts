import { parseArgs } from 'node:util'
import * as z from 'zod'
import { fail, orFail } from '../tool.ts'
import { supabaseCaller, supabaseOfEnvironment } from './call-supabase.ts'

const usage = 'Usage: npm run desk:invite -- name@example.com [--name "Mara"] [--lead]'
const answered = z.object({ status: z.enum(['invited', 'known', 'bad_input']), role: z.string().optional() })

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { name: { type: 'string' }, lead: { type: 'boolean', default: false } },
    })
  } catch {
    return fail(usage)
  }
}

const { values, positionals } = readArguments()
const [email = ''] = positionals
if (positionals.length !== 1 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) fail(usage)
const name = values.name ?? email.replace(/@.*$/, '')

const callSupabase = supabaseCaller(orFail(supabaseOfEnvironment))
const { status, role } = answered.parse(
  await callSupabase('/rest/v1/rpc/desk_invite', {
    p_email: email,
    p_name: name,
    p_lead: values.lead,
    p_mail: true,
  }),
)
if (status === 'bad_input') fail('The address or the name cannot be read. A name has 1 to 100 characters.')
if (status === 'known') fail(`${email} is an operator already.`)
await callSupabase('/functions/v1/mail-worker', {})
console.log(`${name} is invited as ${role}; the mail says where to sign in.`)
