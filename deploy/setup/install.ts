/** `deploy/install <keys>`: from a bare Debian to a running product. A second run repeats what is missing. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { repositoryRoot as release, setVariables } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { fetchPublicCertificate, makeInternalCertificate, tlsFolder } from './certificate.ts'
import {
  checkMachine,
  installCron,
  installNginx,
  installPackages,
  installUnits,
  makeUserAndFolders,
  switchRecorder,
} from './machine.ts'
import { Refusal } from './refusal.ts'
import { checkedDomain, functionsSettings, readVariables, settingsFile, settingsOf } from './settings.ts'

const settingsPath = setVariables().TRACEWORK_ENV ?? '/etc/tracework/env'
const functionsPath = '/etc/tracework/functions.env'

const { word: keysFile, values } = readArguments({
  usage: `install <file of keys> [--domain example.com] [--tls public | internal]
From a bare Debian to a running product, as root; a second run repeats what is missing and keeps the secrets.`,
  options: { domain: { type: 'string' }, tls: { type: 'string', default: 'public' } },
  words: 1,
})

async function askDomain(): Promise<string> {
  const asked = createInterface({ input: process.stdin, output: process.stdout })
  const unanswered = once(asked, 'close').then(() => {
    throw new Refusal('No domain was named.', 'Answer the question, or give --domain example.com.')
  })
  try {
    const question = asked.question('The domain of the site, for instance example.com: ')
    return await Promise.race([question, unanswered])
  } finally {
    asked.close()
  }
}

function readKeys(): Record<string, string> {
  if (keysFile === undefined || !existsSync(keysFile))
    throw new Refusal(
      keysFile === undefined ? 'Name the file of keys: install <file>.' : `There is no file ${keysFile}.`,
      'deploy/README.md, A server, says what stands in it.',
    )
  return readVariables(readFileSync(keysFile, 'utf8'))
}

function write(path: string, settings: Record<string, string>): void {
  writeFileSync(`${path}.new`, settingsFile(settings), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

function step<Result>(name: string, work: () => Result): Result {
  const startedAt = Date.now()
  const result = work()
  console.log(`✓ ${name.padEnd(42)} ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`)
  return result
}

function deployRelease(): void {
  const tool = [`--env-file=${settingsPath}`, `${release}/deploy/deploy.mjs`, release]
  try {
    execFileSync(process.execPath, tool, { stdio: 'inherit' })
  } catch {
    throw new Refusal(
      'The first release is not ready.',
      `Give the functions what they share with this server (npx supabase secrets set --env-file, from ${functionsPath}), look at \`journalctl -u 'tracework-*'\`, and run install again.`,
    )
  }
}

try {
  checkMachine()
  if (values.tls !== 'public' && values.tls !== 'internal')
    throw new Refusal(
      `There is no --tls ${values.tls}.`,
      'public (of Let’s Encrypt) or internal (for a rehearsal).',
    )
  const keys = readKeys()
  const domain = checkedDomain(values.domain ?? (await askDomain()))
  const before = existsSync(settingsPath) ? readVariables(readFileSync(settingsPath, 'utf8')) : {}
  const settings = settingsOf(domain, keys, before)
  const records = settings.REPLICATION_URL !== undefined

  step('Packages of Debian', () => installPackages(records))
  step('User and folders', makeUserAndFolders)
  step(`Variables in ${settingsPath}`, () => {
    write(settingsPath, settings)
    write(functionsPath, functionsSettings(settings))
  })
  step('Units and the command `tracework`', () => installUnits(release))
  step('nginx', () => {
    makeInternalCertificate(domain)
    installNginx(release, domain)
  })
  if (values.tls === 'public')
    step('Certificate of Let’s Encrypt', () => {
      fetchPublicCertificate(domain, settings.ACME_EMAIL)
      installNginx(release, domain)
    })
  step('Backups by cron', () =>
    installCron(settings.DATABASE_URL !== undefined && settings.SUPABASE_SECRET_KEY !== undefined),
  )
  deployRelease()
  switchRecorder(records)

  console.log(`\nhttps://${domain} serves. What only the vendors' side can take:`)
  console.log(`- the functions' variables: npx supabase secrets set --env-file <a copy of ${functionsPath}>`)
  console.log(
    `- the Studio's origin and the webhook: npx sanity blueprints deploy (studio/sanity.blueprint.ts)`,
  )
  console.log('- then the first operator of the desk: tracework desk:invite name@example.com --lead')
  if (settings.DATABASE_URL === undefined)
    console.log('- no DATABASE_URL: neither migrations nor backups run here')
  const authority = `${tlsFolder}/ca.pem`
  const isRehearsal = values.tls === 'internal'
  if (isRehearsal) console.log(`- the browser that rehearses trusts ${authority}`)
  console.log(
    `\`${isRehearsal ? `NODE_EXTRA_CA_CERTS=${authority} ` : ''}tracework doctor\` looks at all of it.`,
  )
} catch (error) {
  console.error(`Not installed: ${(error as Error).message}`)
  if (error instanceof Refusal) console.error(`→ ${error.remedy}`)
  process.exitCode = 1
}
