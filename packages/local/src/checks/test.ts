import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { commandTime, step } from '../../bin/progress.mjs'
import { dataFolder, numberVariable, repositoryRoot } from '../settings.ts'
import { pgTapMissing, pgTapPackage } from '../supabase/testing/pg-tap.ts'
import { fail, installFromDebian, runTool } from '../tool.ts'
import { chromiumEnvironment } from './chromium.ts'
import { installEngines } from './engines.ts'
import { firstStackIsReady, stopFirstStack } from './first-stack.ts'
import { summarizeResults } from './summarize-results.ts'
import { distance, portLock, takeTestPorts } from './test-ports.ts'
import {
  type Counts,
  type PlaywrightReport,
  playwrightCounts,
  type VitestReport,
  vitestCounts,
  withTrouble,
} from './test-reports.ts'
import { watchThisRun } from './watched-run.ts'

/** Part of `integration`. */
const contract = 'storage-contract'
/** Minutes of it: for the night, and for who changes it. */
const release = 'deploy'
const suites = ['unit', 'integration', 'browser', 'engines', contract, release]
const only = process.argv.slice(2)
const unknown = only.filter((suite) => !suites.includes(suite))
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}: ${suites.join(', ')}.`)
  process.exit(2)
}

const wantedShift = numberVariable('TEST_PORT_SHIFT', 0)
const portShift = await takeTestPorts(wantedShift)
const secondShift = portShift === null ? null : await takeTestPorts(portShift + distance)
if (portShift === null || secondShift === null)
  fail('No free ports for the stacks under test: end another run of the tests.')
if (portShift !== wantedShift)
  console.log(`The ports of the stack under test are taken; this run takes those ${portShift} further on.`)
process.env.TEST_PORT_SHIFT = String(portShift)
watchThisRun([portShift, secondShift].map((shift) => portLock(shift)))

const reports = join(dataFolder, 'test-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const isSelected = (suite: string) => only.length === 0 || only.includes(suite)

async function installPgTap(): Promise<void> {
  if (pgTapMissing() === null) return
  await step('Install pgTAP for the SQL tests', () => installFromDebian([pgTapPackage]))
}

function heading(name: string): void {
  console.log(`\n── ${name} (${commandTime()})`)
}

interface Ended {
  code: number
  output: string
}

function read<T>(file: string, { code, output }: Ended, count: (report: T) => Counts): Counts {
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')) as T)
    return withTrouble(counts, basename(file, '.json'), code, output)
  } catch {
    const broken = [{ file, title: 'no report was written', message: '' }]
    return { passed: 0, failed: 1, broken, flaky: [], skipped: [] }
  }
}

const headings = {
  unit: 'Unit tests',
  integration: 'SQL, functions and contract tests',
  rehearsal: 'Rehearsals: a disaster, a new section and page',
}

async function vitest(project: 'unit' | 'integration' | 'rehearsal', folder: string[] = []): Promise<Counts> {
  heading(headings[project])
  const file = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ended = await runTool('vitest', ['run', '--project', project, ...folder, ...reporters], {
    loud: true,
  })
  return read<VitestReport>(file, ended, vitestCounts)
}

async function browser(
  projects: string[],
  workers: number,
  environment: Record<string, string>,
): Promise<Counts> {
  heading(`Browser tests: ${projects.join(', ')}`)
  const file = join(reports, `${projects[0]}.json`)
  const how = ['--config', 'tests/playwright.config.ts', `--workers=${workers}`]
  const output = join(repositoryRoot, '.local/test-results', projects[0] ?? '')
  const ended = await runTool('playwright', ['test', ...how, '--output', output, '--project', ...projects], {
    loud: true,
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const counts = read<PlaywrightReport>(file, ended, playwrightCounts)
  if (counts.passed === 0 && counts.failed > 0) {
    console.log('\nNot one browser test passed: the run ends here. What stopped the stack stands above.')
    console.log(`${counts.passed} passed, ${counts.failed} failed`)
    process.exit(1)
  }
  return counts
}

/** One for all rehearsals: each build is minutes. Those that need none run without it, too. */
async function makeRelease(): Promise<void> {
  heading('A release')
  const out = join(dataFolder, 'test-release')
  rmSync(out, { recursive: true, force: true })
  const { code } = await runTool('node', ['deploy/release/make-release.ts', '--out', out], {
    loud: true,
    environment: { BUILD_WITHOUT_LAKE: 'yes' },
  })
  const made = code === 0 ? readdirSync(out).find((file) => !file.endsWith('.tar.gz')) : undefined
  if (made !== undefined) process.env.RELEASE_FOLDER = join(out, made)
}

async function rehearse(): Promise<Counts[]> {
  if (process.env.RELEASE_FOLDER === undefined) await makeRelease()
  return [await vitest('rehearsal'), await browser([release], 1, await chromiumEnvironment())]
}

/** One after the other: apt-get allows no second one. */
async function installPackages(): Promise<void> {
  if (isSelected('integration')) await installPgTap()
  if (isSelected('engines')) await installEngines()
}

const ifSelected = <Run>(suite: string, run: Run): Run[] => (isSelected(suite) ? [run] : [])

const chromium = isSelected('browser') ? await chromiumEnvironment() : {}
const packages = installPackages()

async function onFirstStack(): Promise<Counts> {
  return await browser(['shared'], 3, { ...chromium, TEST_STACK: 'first' })
}

/** What publishes or stops a service has a stack to itself. */
async function onSecondStack(): Promise<Counts> {
  return await browser(['alone', 'studio', 'lifecycle'], 1, {
    ...chromium,
    TEST_PORT_SHIFT: String(secondShift),
    WIRING_DATA: join(dataFolder, 'second'),
    WIRING_BUILT: 'yes',
  })
}

async function inOtherEngines(): Promise<Counts> {
  await packages
  const running: Record<string, string> = isSelected('browser') ? { TEST_STACK: 'running' } : {}
  return await browser(['firefox', 'webkit'], 2, running)
}

async function integration(): Promise<Counts> {
  await packages
  return await vitest('integration', isSelected('integration') ? [] : [`supabase/tests/${contract}`])
}

async function inTurn(runs: (() => Promise<Counts>)[]): Promise<Counts[]> {
  if (isSelected('browser')) await firstStackIsReady()
  const counts: Counts[] = []
  for (const run of runs) counts.push(await run())
  return counts
}

// The first lane keeps both processors busy to its end. Beside it one run at a time: on a slow machine two
// more took three times as long, and what measures seconds failed.
const lanes = [
  Promise.all(ifSelected('browser', onFirstStack).map((run) => run())),
  inTurn([
    ...ifSelected('browser', onSecondStack),
    ...ifSelected('engines', inOtherEngines),
    ...(isSelected('integration') || only.includes(contract) ? [integration] : []),
    ...ifSelected('unit', () => vitest('unit')),
  ]),
]
const results = (await Promise.all(lanes)).flat()
if (isSelected('browser')) await stopFirstStack()
if (only.includes(release)) results.push(...(await rehearse()))

const { explained, failures, passed, failed, counted } = summarizeResults(results)
console.log(['', ...explained, ...failures, counted, `All tests took ${commandTime()}.`].join('\n'))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
