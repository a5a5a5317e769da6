import { mkdir } from 'node:fs/promises'
import { backupFolder } from '../backup/backup-files.ts'
import { certificateCheck, clockCheck, nameCheck } from './addresses.ts'
import type { Check, DoctorVariables } from './check.ts'
import { mailDomainChecks, type TextRecords } from './mail-domain.ts'
import { corsCheck, databaseCheck, readyCheck, webhookCheck } from './product.ts'
import { backupCheck, diskCheck, recordCheck } from './this-machine.ts'

const needed = [
  'SITE_URL',
  'DESK_URL',
  'NEXT_PUBLIC_SUPABASE_URL',
  'HEALTH_TOKEN',
  'SANITY_WEBHOOK_SECRET',
] as const

type Variables = Readonly<Record<string, string | undefined>>

export const missingVariables = (given: Variables): string[] => needed.filter((name) => !given[name])

interface Options {
  backups?: string
  textRecords?: TextRecords
}

/** While a secret is exchanged, the first one signs. */
const firstOf = (secrets: string) => secrets.split(',', 1)[0]?.trim() ?? ''

function checksOf(given: DoctorVariables, { backups = backupFolder, textRecords }: Options): Check[] {
  const variables = {
    ...given,
    HEALTH_TOKEN: firstOf(given.HEALTH_TOKEN),
    SANITY_WEBHOOK_SECRET: firstOf(given.SANITY_WEBHOOK_SECRET),
  }
  const { SITE_URL, DESK_URL, NEXT_PUBLIC_SUPABASE_URL, HEALTH_TOKEN, MAIL_FROM, DKIM_SELECTOR } = variables
  const hosts = [SITE_URL, DESK_URL, NEXT_PUBLIC_SUPABASE_URL]
  return [
    ...hosts.map(nameCheck),
    ...hosts.map((url) => certificateCheck(url)),
    ...hosts.map(clockCheck),
    readyCheck('the site', `${SITE_URL}/ready`, HEALTH_TOKEN),
    readyCheck('the onboarding app', `${SITE_URL}/wiring/ready`, HEALTH_TOKEN),
    readyCheck('the desk', `${DESK_URL}/ready`, HEALTH_TOKEN),
    webhookCheck(variables),
    corsCheck(variables),
    databaseCheck(variables),
    ...(MAIL_FROM ? mailDomainChecks(MAIL_FROM, DKIM_SELECTOR ?? 'resend', textRecords) : []),
    diskCheck(backups),
    backupCheck(backups),
    ...(given.REPLICATION_URL ? [recordCheck(backups)] : []),
  ]
}

/** Says one line for each check, and what to do where something is wrong. Resolves to how many are. */
export async function examine(
  given: Variables,
  say: (line: string) => void,
  options: Options = {},
): Promise<number> {
  await mkdir(options.backups ?? backupFolder, { recursive: true, mode: 0o700 })
  let ill = 0
  for (const { name, run } of checksOf(given as unknown as DoctorVariables, options)) {
    const found = await run().catch((error: Error) => ({
      problem: `It could not be looked at: ${error.message}.`,
      remedy: 'Look at the same thing by hand.',
    }))
    if (found !== null) ill += 1
    say(found === null ? `✓ ${name}` : `✗ ${name}: ${found.problem}\n    ${found.remedy}`)
  }
  return ill
}
