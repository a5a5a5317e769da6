/**
 * `npm test`: every test. Unit, SQL, functions, contract and fault tests by vitest, then the browser tests against
 * a stack of its own (own data, ports and build folders, so a running `npm start` is left alone).
 * Ends with `N passed, N failed`.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { elapsed } from '../../bin/progress.mjs'
import { repositoryRoot } from '../settings.ts'
import { chromiumEnvironment } from './chromium.ts'
import { preparePgTap } from './pgtap.ts'
import { runTool } from './tool.ts'

interface Counts {
  passed: number
  failed: number
}

const begun = Date.now()
const reports = join(repositoryRoot, '.local/test-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const only = process.argv.slice(2)
const wanted = (suite: string) => only.length === 0 || only.includes(suite)

function heading(name: string): void {
  console.log(`\n── ${name} (${elapsed(begun)})`)
}

/** A run that died before it wrote its report counts as one failure, never as none. */
function read<T>(file: string, code: number, count: (report: T) => Counts): Counts {
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')) as T)
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** One run of vitest over a project, or over some files of it. `name` is that of its report. */
async function vitest(
  project: 'unit' | 'integration',
  { name = project as string, files = [] as string[], workers = 2 } = {},
): Promise<Counts> {
  const file = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const how = project === 'unit' ? [] : [`--maxWorkers=${workers}`]
  const { code } = await runTool('vitest', ['run', ...files, '--project', project, ...how, ...reporters], {
    loud: true,
  })
  return read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    file,
    code,
    (report) => ({
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    }),
  )
}

/**
 * Files of the project `integration` that may run beside a browser: they assert no duration, and build nothing that the
 * stack under test is made of.
 */
function integrationFiles(): { beside: string[]; alone: string[] } {
  const files = globSync('**/*.integration.test.ts', {
    cwd: repositoryRoot,
    exclude: (name) => ['node_modules', '.next', 'dist', '.local'].includes(name),
  })
  const beside = files.filter(mayRunBeside)
  return { beside, alone: files.filter((file) => !beside.includes(file)) }
}

const mayRunBeside = (file: string) =>
  /^(apps|packages\/local\/src\/(content-lake|content-transfer|backup|supervisor))\//.test(file) &&
  !readFileSync(join(repositoryRoot, file), 'utf8').includes('Date.now()')

/** One run of Playwright over some of its projects (tests/playwright.config.ts). */
async function browser(
  projects: string[],
  workers: number,
  environment: Record<string, string>,
): Promise<Counts> {
  const file = join(reports, `${projects[0]}.json`)
  const how = ['--config', 'tests/playwright.config.ts', `--workers=${workers}`]
  const output = join(repositoryRoot, '.local/test-results', projects[0] ?? '')
  const { code } = await runTool(
    'playwright',
    ['test', ...how, '--output', output, '--project', ...projects],
    {
      loud: true,
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  )
  return read<{ stats: { expected: number; flaky: number; unexpected: number } }>(
    file,
    code,
    ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }),
  )
}

const results: Counts[] = []
if (wanted('unit')) {
  heading('Unit tests')
  results.push(await vitest('unit'))
}
if (wanted('integration')) await preparePgTap()
const { beside, alone } = integrationFiles()
if (wanted('browser')) {
  heading('Browser tests')
  const chromium = await chromiumEnvironment()
  // Both on one stack: a second start would build again for its new keys.
  results.push(
    await browser(['journeys', 'map', 'desk', 'wizard', 'site'], 2, { ...chromium, TEST_STACK: 'first' }),
  )
  heading('Browser tests that need the stack for themselves, and tests with stacks of their own')
  // One worker of each: as many as before and after.
  const runs = [browser(['alone', 'studio', 'lifecycle'], 1, { ...chromium, TEST_STACK: 'last' })]
  if (wanted('integration')) runs.push(vitest('integration', { name: 'beside', files: beside, workers: 1 }))
  results.push(...(await Promise.all(runs)))
}
if (wanted('integration')) {
  heading('SQL, functions, contract and fault tests')
  results.push(await vitest('integration', { files: wanted('browser') ? alone : [] }))
}

const passed = results.reduce((sum, each) => sum + each.passed, 0)
const failed = results.reduce((sum, each) => sum + each.failed, 0)
console.log(`\nAll tests took ${elapsed(begun)}.\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
