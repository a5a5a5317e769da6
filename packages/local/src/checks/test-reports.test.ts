import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '../settings.ts'
import { excusedTests } from './excused-tests.ts'
import { summarizeResults } from './summarize-results.ts'
import { playwrightCounts, vitestCounts, withTrouble } from './test-reports.ts'

const spec = (title: string, status: string) => ({ file: 'site/a.spec.ts', title, tests: [{ status }] })

describe('the count of all tests', () => {
  test('takes a file that fails before its first test as a failure, and names what was skipped', () => {
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
      broken: [],
      flaky: [],
      skipped: [
        { file: '/r/a.test.ts', title: 'waits' },
        { file: '/r/a.test.ts', title: 'is planned' },
      ],
    })
  })

  test('names a run that fails without a failed test by what it printed', () => {
    const counts = { passed: 3, failed: 0, broken: [], flaky: [], skipped: [] }
    expect(withTrouble(counts, 'unit', 0, '')).toEqual(counts)
    const output = 'ok\nError: [vitest-pool]: Timeout terminating forks worker\n 3 passed'
    const { failed, broken } = withTrouble(counts, 'unit', 1, output)
    expect(failed).toBe(1)
    expect(broken).toEqual([
      {
        file: 'unit',
        title: 'ended with code 1, and not by a failed test alone',
        message: 'Error: [vitest-pool]: Timeout terminating forks worker',
      },
    ])
    const named = { ...counts, failed: 1, broken: [{ file: 'a', title: 'b', message: '' }] }
    expect(withTrouble(named, 'unit', 1, output)).toEqual(named)
  })

  test('does not take a browser test that needed its second try as passed', () => {
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

  test('counts a run of the browser tests that could not begin as a failure', () => {
    const errors = [{ message: 'no stack' }]
    const counts = playwrightCounts({ suites: [], stats: { expected: 0, unexpected: 0 }, errors })
    expect(counts.failed).toBe(1)
    expect(counts.broken).toEqual([{ file: 'playwright', title: 'beside the tests', message: 'no stack' }])
  })

  test('keeps what each failed test said', () => {
    const failure = { fullName: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2'] }
    const testResults = [
      { name: '/r/a.test.ts', assertionResults: [failure] },
      { name: '/r/b.test.ts', message: 'a syntax error', assertionResults: [] },
    ]
    const report = { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 2, testResults }
    expect(vitestCounts(report).broken).toEqual([
      { file: '/r/a.test.ts', title: 'adds', message: 'expected 1 to be 2' },
      { file: '/r/b.test.ts', title: 'the whole file', message: 'a syntax error' },
    ])
    const tests = [{ status: 'unexpected', results: [{ error: { message: 'no such button' } }] }]
    const specs = [{ file: 'site/a.spec.ts', title: 'presses', tests }]
    const stats = { expected: 0, unexpected: 1 }
    expect(playwrightCounts({ suites: [{ specs }], stats }).broken).toEqual([
      { file: 'site/a.spec.ts', title: 'presses', message: 'no such button' },
    ])
  })
})

describe('a whole run', () => {
  const named = (file: string) => ({ file, title: 'works' })
  const permitted = [
    { file: 'db/a.test.ts', tests: ['works', 'works with %s'], missing: () => 'no Postgres' },
    { file: 'proxy/b.test.ts', tests: ['works'], missing: () => null },
  ]
  const none = { passed: 1, failed: 0, broken: [], flaky: [], skipped: [] }

  test('says at its end what failed, was flaky, or was skipped though nothing is missing here', () => {
    const skipped = ['db/a.test.ts', 'proxy/b.test.ts', 'other.test.ts'].map(named)
    const broken = [{ ...named('d.spec.ts'), message: '\u001b[31mno such button\u001b[39m\nat line 3' }]
    const results = [none, { ...none, skipped }, { ...none, failed: 2, broken, flaky: [named('c.spec.ts')] }]
    expect(summarizeResults(results, permitted)).toEqual({
      explained: ['1 skipped: no Postgres'],
      failures: [
        '✗ d.spec.ts › works\n    no such button\n    at line 3',
        'c.spec.ts › works is flaky: it failed, and passed when retried.',
        'proxy/b.test.ts › works was skipped; excused-tests.ts names nothing that this machine lacks for it.',
        'other.test.ts › works was skipped; excused-tests.ts names nothing that this machine lacks for it.',
      ],
      passed: 3,
      failed: 5,
      counted: '1 flaky, 3 skipped',
    })
  })

  test('passes with skipped tests for which something is missing', () => {
    const titles = ['works', 'a group works', 'a group works with 400 rows']
    const skipped = titles.map((title) => ({ file: '/r/db/a.test.ts', title }))
    expect(summarizeResults([{ ...none, skipped }], permitted).failed).toBe(0)
  })

  test('excuses only the tests that are named, not all of their file or folder', () => {
    const others = ['/r/db/a.test.ts works too', '/r/db/a.test.ts networks', '/r/db/b.test.ts works']
    const skipped = others.map((each) => ({
      file: each.split(' ')[0] ?? '',
      title: each.replace(/^\S+ /, ''),
    }))
    expect(summarizeResults([{ ...none, skipped }], permitted).failed).toBe(3)
  })

  test('names no excused test that is gone', () => {
    const gone = excusedTests.flatMap(({ file, tests }) => {
      const source = readFileSync(join(repositoryRoot, file), 'utf8')
      return tests
        .filter((name) => !/['"`]/.test(source[source.indexOf(name) - 1] ?? ''))
        .map((name) => `${file}: ${name}`)
    })
    expect(gone, 'Change its name in excused-tests.ts, or take it out.').toEqual([])
  })
})
