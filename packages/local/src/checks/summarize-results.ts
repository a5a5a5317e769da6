import { stripVTControlCharacters } from 'node:util'
import { groupByReason } from './skipped-tests.ts'
import type { BrokenTest, Counts } from './test-reports.ts'

const shownLines = 12

/** CI keeps only the end of what is printed. */
function explainFailure({ file, title, message }: BrokenTest): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, shownLines)
  return [`✗ ${file} › ${title}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

export function summarizeResults(
  results: readonly Counts[],
  permitted?: Parameters<typeof groupByReason>[1],
) {
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
