import { byReason } from './skipped-tests.ts'
import type { Counts } from './test-reports.ts'

/** What a run ends with: `failed` counts skipped tests for which nothing is missing here. */
export function verdict(results: readonly Counts[], permitted?: Parameters<typeof byReason>[1]) {
  const sum = (count: (each: Counts) => number) => results.reduce((total, each) => total + count(each), 0)
  const flaky = results.flatMap((each) => each.flaky)
  const skipped = results.flatMap((each) => each.skipped)
  const reasons = byReason(skipped, permitted)
  const unexplained = reasons.get(null) ?? []
  return {
    explained: [
      ...[...reasons].flatMap(([reason, tests]) =>
        reason === null ? [] : [`${tests.length} skipped: ${reason}`],
      ),
      ...flaky.map(({ file, title }) => `${file} › ${title} is flaky: it failed, and passed when retried.`),
    ],
    failures: unexplained.map(
      ({ file, title }) =>
        `${file} › ${title} was skipped; skipped-tests.ts names nothing that this machine lacks for it.`,
    ),
    passed: sum((each) => each.passed) + flaky.length,
    failed: sum((each) => each.failed) + unexplained.length,
    counted: `${flaky.length} flaky, ${skipped.length} skipped`,
  }
}
