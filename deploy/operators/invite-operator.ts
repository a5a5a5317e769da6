import { parseArgs } from 'node:util'
import * as z from 'zod'
import { supabaseCaller, supabaseOfEnvironment } from '../targets/call-supabase.ts'

const usage = 'Usage: npm run desk:invite -- name@example.com [--name "Mara"] [--lead]'
const answered = z.object({ status: z.enum(['invited', 'known', 'bad_input']), role: z.string().optional() })

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { name: { type: 'string' }, lead: { type: 'boolean', default: false } },
    })
  } catch {
    throw new Error(usage)
  }
}

async function inviteOperator(): Promise<string> {
  const { values, positionals } = readArguments()
  const [email = ''] = positionals
  if (positionals.length !== 1 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Error(usage)
  const name = values.name ?? email.replace(/@.*$/, '')

  const supabase = supabaseCaller(supabaseOfEnvironment())
  const { status, role } = answered.parse(
    await supabase.callDatabase('desk_invite', {
      p_email: email,
      p_name: name,
      p_lead: values.lead,
      p_mail: true,
    }),
  )
  if (status === 'bad_input')
    throw new Error('The address or the name cannot be read. A name has 1 to 100 characters.')
  if (status === 'known') throw new Error(`${email} is an operator already.`)
  await supabase.sendMails()
  return `${name} is invited as ${role}; the mail says where to sign in.`
}

try {
  console.log(await inviteOperator())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
