import { type ExcusedTests, excusedTests } from './excused-tests.ts'
import type { TestName } from './test-reports.ts'

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
export function groupByReason(
  skipped: readonly TestName[],
  excused = excusedTests,
): Map<string | null, TestName[]> {
  return Map.groupBy(
    skipped,
    (test) =>
      excused.filter((each) => isNamed(each, test)).flatMap(({ missing }) => missing() ?? [])[0] ?? null,
  )
}
