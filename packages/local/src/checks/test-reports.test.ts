import { describe, expect, it } from 'vitest'
import { byReason } from './skipped-tests.ts'
import { playwrightCounts, vitestCounts } from './test-reports.ts'

const spec = (title: string, status: string) => ({ file: 'site/a.spec.ts', title, tests: [{ status }] })

describe('the count of all tests', () => {
  it('takes a file that fails before its first test as a failure, and names what was skipped', () => {
    const results = [
      {
        name: '/r/a.test.ts',
        assertionResults: [
          { fullName: 'runs', status: 'passed' },
          { fullName: 'waits', status: 'skipped' },
          { fullName: 'is planned', status: 'todo' },
        ],
      },
    ]
    const report = { numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 1, testResults: results }
    expect(vitestCounts(report)).toEqual({
      passed: 1,
      failed: 1,
      flaky: [],
      skipped: [
        { file: '/r/a.test.ts', title: 'waits' },
        { file: '/r/a.test.ts', title: 'is planned' },
      ],
    })
  })

  it('does not take a browser test that needed its second try as passed', () => {
    const suites = [
      {
        specs: [spec('passes', 'expected')],
        suites: [{ specs: [spec('wavers', 'flaky'), spec('rests', 'skipped')] }],
      },
    ]
    const { flaky, skipped, passed, failed } = playwrightCounts({
      suites,
      stats: { expected: 1, unexpected: 0 },
    })
    expect({ passed, failed }).toEqual({ passed: 1, failed: 0 })
    expect(flaky).toEqual([{ file: 'site/a.spec.ts', title: 'wavers' }])
    expect(skipped).toEqual([{ file: 'site/a.spec.ts', title: 'rests' }])
  })

  it('counts a run of the browser tests that could not begin as a failure', () => {
    expect(playwrightCounts({ suites: [], stats: { expected: 0, unexpected: 0 }, errors: [{}] }).failed).toBe(
      1,
    )
  })
})

describe('a skipped test', () => {
  const permitted = [
    { files: /^db\//, missing: () => 'no Postgres' },
    { files: /^proxy\//, missing: () => null },
  ]
  it('needs a reason that holds on this machine', () => {
    const names = ['db/a.test.ts', 'proxy/b.test.ts', 'other.test.ts'].map((file) => ({ file, title: 't' }))
    const reasons = byReason(names, permitted)
    expect(reasons.get('no Postgres')).toEqual([names[0]])
    expect(reasons.get(null)).toEqual([names[1], names[2]])
  })
})
