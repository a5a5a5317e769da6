export interface Counts {
  passed: number
  failed: number
  broken: BrokenTest[]
  flaky: TestName[]
  skipped: TestName[]
}

export interface TestName {
  file: string
  title: string
}

/** `message` may be coloured. */
export interface BrokenTest extends TestName {
  message: string
}

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: {
    name: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number }
  errors?: { message?: string }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { file: string; title: string; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  status: string
  results?: { error?: { message?: string } }[]
}

export function vitestCounts(report: VitestReport): Counts {
  const skipped = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => ({ file: name, title: fullName })),
  )
  const broken = report.testResults.flatMap(({ name, message = '', assertionResults }) => {
    const failures = assertionResults.filter(({ status }) => status === 'failed')
    if (failures.length === 0 && message !== '') return [{ file: name, title: 'the whole file', message }]
    return failures.map(({ fullName, failureMessages = [] }) => ({
      file: name,
      title: fullName,
      message: failureMessages.join('\n'),
    }))
  })
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
  return { passed: report.numPassedTests, failed, broken, flaky: [], skipped }
}

export function playwrightCounts({ suites, stats, errors = [] }: PlaywrightReport): Counts {
  const specs = suites.flatMap(specsOf)
  const named = (status: string) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => ({ file, title }))
  const broken = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results = [] }) => ({ file, title, message: results.at(-1)?.error?.message ?? '' })),
  )
  const aside = errors.map(({ message = '' }) => ({ file: 'playwright', title: 'beside the tests', message }))
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected, errors.length > 0 ? 1 : 0),
    broken: [...broken, ...aside],
    flaky: named('flaky'),
    skipped: named('skipped'),
  }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

const troubleLine = /\b(?:Unhandled|Uncaught|[A-Z]\w*Error:|Timeout|timed out|FAIL|killed)\b/
const mostLines = 10

/** A run that fails without a failed test: what it printed of its trouble stands for a name. */
export function withTrouble(counts: Counts, run: string, code: number, output: string): Counts {
  const failed = Math.max(counts.failed, code === 0 ? 0 : 1)
  if (failed <= counts.broken.length) return { ...counts, failed }
  const message = output
    .split('\n')
    .filter((line) => troubleLine.test(line))
    .slice(-mostLines)
    .join('\n')
  const title = `ended with code ${code}, and not by a failed test alone`
  return { ...counts, failed, broken: [...counts.broken, { file: run, title, message }] }
}
