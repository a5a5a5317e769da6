import { commandTime, step } from '../../bin/progress.mjs'
import { sendControlCommand, startControlServer } from '../control.ts'
import { isBuilt, localSecrets, nextOutput, ports, setVariables, studioOutput } from '../settings.ts'
import { seedOperators, signInHint } from '../supabase/seed-operators.ts'
import { fail, orFail } from '../tool.ts'
import { appEnvironment } from './app-environment.ts'
import { buildApps } from './build.ts'
import { findTakenPorts } from './find-taken-ports.ts'
import { makePart, type Part } from './part.ts'
import { appPlans, backendPlans } from './plans.ts'
import { refreshSite } from './refresh-site.ts'
import { addressTable, type StackStatus, stackStatus } from './stack-status.ts'
import { warmPages } from './warm-pages.ts'

const dev = process.argv.includes('--dev')
const parts: Part[] = []
let ready = false
let shuttingDown = false

async function answer(request: string): Promise<string> {
  const [verb, name] = request.split(' ')
  if (verb === 'status') return JSON.stringify(stackStatus(ready, port, secrets))
  if (verb === 'pid') return String(process.pid)
  if (verb === 'shutdown') {
    setImmediate(() => void shutDown())
    return 'stopping'
  }
  const part = parts.find((each) => each.name === name)
  if (part === undefined) return `There is no part "${name}".`
  try {
    if (verb === 'stop') await part.stop()
    if (verb === 'start') await part.start()
    return 'done'
  } catch (error) {
    return (error as Error).message
  }
}

async function shutDown(): Promise<void> {
  if (shuttingDown) return
  shuttingDown = true
  console.log('\nStopping …')
  for (const part of parts) part.expectExit()
  // Apps first, so that nothing writes to a closing backend.
  await Promise.all(parts.slice(backends).map((part) => part.stop()))
  await Promise.all(parts.slice(0, backends).map((part) => part.stop()))
  releaseLock?.()
  process.exit(0)
}

async function launch(group: Part[]): Promise<void> {
  parts.push(...group)
  await Promise.all(group.map((part) => step(`Start ${part.name}`, part.start)))
}

const port = orFail(() => ports())
const secrets = localSecrets()
let backends = 0

const releaseLock = await startControlServer(answer)
if (releaseLock === null) {
  const { site }: StackStatus = JSON.parse(
    (await sendControlCommand('status')) ?? JSON.stringify({ site: 'starting' }),
  )
  fail(`Wiring is already running: ${site} (npm run status tells more).`)
}
const taken = await findTakenPorts(port)
if (taken.length > 0) fail(taken.join('\n'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown())

const environment = {
  ...appEnvironment(port, secrets),
  NEXT_DIST_DIR: nextOutput,
  STUDIO_DIST_DIR: studioOutput,
  NEXT_TELEMETRY_DISABLED: '1',
}
const { NEXT_PUBLIC_SUPABASE_URL: hosted, DESK_URL: desk } = setVariables()
const ownDesk = hosted === undefined && (desk === undefined || new URL(desk).hostname === 'localhost')
const config = { port, environment, dev }

try {
  const backendParts = backendPlans(config).map(makePart)
  backends = backendParts.length
  await launch(backendParts)
  if (ownDesk) await seedOperators()
  if (!dev && !isBuilt)
    await step('Build what changed (site, onboarding, desk, Studio)', () => buildApps(environment))
  await launch(appPlans(config).map(makePart))
  if (dev) await warmPages(port)
  else await refreshSite(`http://127.0.0.1:${port.site}`, secrets.webhookSecret)
} catch (error) {
  if (!shuttingDown) {
    console.error(`\n${(error as Error).message}`)
    await Promise.all(parts.map((part) => part.stop()))
    process.exit(1)
  }
}
ready = true
console.log(
  `\n${addressTable(port)}\n${ownDesk ? `\n${signInHint(`http://localhost:${port.mail}`)}\n` : ''}\nReady after ${commandTime()}. Ctrl-C stops everything; the data stays.`,
)
