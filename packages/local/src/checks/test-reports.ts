export interface Counts {
  passed: number
  failed: number
  flaky: TestName[]
  skipped: TestName[]
}

export interface TestName {
  file: string
  title: string
}

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number }
  errors?: unknown[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { file: string; title: string; tests: { status: string }[] }[]
}

export function vitestCounts(report: VitestReport): Counts {
  const skipped = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => ({ file: name, title: fullName })),
  )
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
  return { passed: report.numPassedTests, failed, flaky: [], skipped }
}

export function playwrightCounts({ suites, stats, errors = [] }: PlaywrightReport): Counts {
  const specs = suites.flatMap(specsOf)
  const named = (status: string) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => ({ file, title }))
  const failed = Math.max(stats.unexpected, errors.length > 0 ? 1 : 0)
  return { passed: stats.expected, failed, flaky: named('flaky'), skipped: named('skipped') }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}
