import { detailsAndNames } from '@wiring/session/possible-names'
import { readAnswer } from '@wiring/session/read-answer'
import { atMost, type Row } from './table.ts'

const deep = `${'{"strengths":['.repeat(10_000)}${']}'.repeat(10_000)}`
const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, 1])))
const quotes = '\\"'.repeat(500_000)
const nearDetails = 'Anna 12 3 a.b@ http:/ '.repeat(45_000)

function elapsed(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

/** What the wizard does with pasted text that was made to be slow. */
export const measureHostileProfiles = (): Row[] => [
  atMost(
    'personal details in 1 MB that almost holds them',
    elapsed(() => detailsAndNames(nearDetails)),
    1_000,
    'ms',
  ),
  atMost(
    'a profile of 10,000 levels',
    elapsed(() => readAnswer(deep)),
    1_000,
    'ms',
  ),
  atMost(
    'a megabyte of escaped quotation marks',
    elapsed(() => readAnswer(quotes)),
    1_000,
    'ms',
  ),
  atMost(
    'a profile of 60,000 keys',
    elapsed(() => readAnswer(wide)),
    1_000,
    'ms',
  ),
]
