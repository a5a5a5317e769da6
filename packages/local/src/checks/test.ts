/**
 * `npm test`: every test. Unit, SQL, functions, contract and fault tests by vitest, then the browser tests against
 * a stack of its own (own data, ports and build folders, so a running `npm start` is left alone).
 * Ends with `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
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

async function vitest(project: 'unit' | 'integration'): Promise<Counts> {
  heading(project === 'unit' ? 'Unit tests' : 'SQL, functions, contract and fault tests')
  const file = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runTool('vitest', ['run', '--project', project, ...reporters], { loud: true })
  return read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    file,
    code,
    (report) => ({
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    }),
  )
}

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
if (wanted('unit')) results.push(await vitest('unit'))
if (wanted('integration')) {
  await preparePgTap()
  results.push(await vitest('integration'))
}
if (wanted('browser')) {
  heading('Browser tests')
  const chromium = await chromiumEnvironment()
  // Both on one stack: a second start would build again for its new keys.
  results.push(
    await browser(['journeys', 'map', 'desk', 'wizard', 'site'], 2, { ...chromium, TEST_STACK: 'first' }),
  )
  heading('Browser tests that need the stack for themselves')
  results.push(await browser(['alone', 'studio', 'lifecycle'], 1, { ...chromium, TEST_STACK: 'last' }))
}

const passed = results.reduce((sum, each) => sum + each.passed, 0)
const failed = results.reduce((sum, each) => sum + each.failed, 0)
console.log(`\nAll tests took ${elapsed(begun)}.\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
