import * as z from 'zod'
import { readArguments } from '../read-arguments.ts'
import { supabaseCaller, supabaseOfEnvironment } from '../targets/call-supabase.ts'

const answered = z.object({ status: z.enum(['invited', 'known', 'bad_input']), role: z.string().optional() })

const { values, word: email = '' } = readArguments({
  usage: `desk:invite name@example.com [--name "Mara"] [--lead]
Lets somebody sign in at the desk, and mails her where.`,
  options: { name: { type: 'string' }, lead: { type: 'boolean', default: false } },
  words: 1,
})

async function inviteOperator(): Promise<string> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new Error('Name one address: desk:invite name@example.com [--name "Mara"] [--lead]')
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
  const when = await supabase.sendMails().then(
    () => 'the mail says where to sign in',
    () => 'the mail that says where to sign in goes out with the next run of its schedule',
  )
  return `${name} is invited as ${role}; ${when}.`
}

try {
  console.log(await inviteOperator())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
