import { stripVTControlCharacters } from 'node:util'
import { type ExcusedTests, excusedTests } from './excused-tests.ts'
import type { BrokenTest, Counts, TestName } from './test-reports.ts'

const shownLines = 12

/** CI keeps only the end of what is printed. */
function explainFailure({ file, title, message }: BrokenTest): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, shownLines)
  return [`✗ ${file} › ${title}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

export function summarizeResults(results: readonly Counts[], permitted?: readonly ExcusedTests[]) {
  const sum = (count: (each: Counts) => number) => results.reduce((total, each) => total + count(each), 0)
  const flaky = results.flatMap((each) => each.flaky)
  const skipped = results.flatMap((each) => each.skipped)
  const reasons = groupByReason(skipped, permitted)
  const unexplained = reasons.get(null) ?? []
  return {
    explained: [
      ...[...reasons].flatMap(([reason, tests]) =>
        reason === null ? [] : [`${tests.length} skipped: ${reason}`],
      ),
    ],
    failures: [
      ...results.flatMap((each) => each.broken).map(explainFailure),
      ...flaky.map(({ file, title }) => `${file} › ${title} is flaky: it failed, and passed when retried.`),
      ...unexplained.map(
        ({ file, title }) =>
          `${file} › ${title} was skipped; excused-tests.ts names nothing that this machine lacks for it.`,
      ),
    ],
    passed: sum((each) => each.passed),
    failed: sum((each) => each.failed) + flaky.length + unexplained.length,
    counted: `${flaky.length} flaky, ${skipped.length} skipped`,
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Vitest puts the names of the groups before the test's, Playwright leaves out the folder `tests`. */
const isNamed = ({ file, tests }: ExcusedTests, test: TestName) =>
  (test.file.endsWith(file) || `tests/${test.file}` === file) &&
  tests.some((name) =>
    new RegExp(
      `(^| )${name
        .split(/%s|\$\{[^}]*\}/)
        .map(escaped)
        .join('.*')}$`,
    ).test(test.title),
  )

/** `null`: nothing that this machine lacks excuses them. */
function groupByReason(skipped: readonly TestName[], excused = excusedTests): Map<string | null, TestName[]> {
  return Map.groupBy(
    skipped,
    (test) =>
      excused.filter((each) => isNamed(each, test)).flatMap(({ missing }) => missing() ?? [])[0] ?? null,
  )
}
