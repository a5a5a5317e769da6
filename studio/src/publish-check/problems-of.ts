import { isDueAt } from '@wiring/content/parts/schedule/when.ts'
import { colorProblems } from './colors.ts'
import { countProblems, priceProblems } from './counts.ts'
import { dateProblems } from './dates.ts'
import { deadLinks } from './links.ts'
import { pictureProblems } from './pictures.ts'
import { placeholderAddresses } from './placeholder-addresses.ts'
import { policyProblems } from './policy.ts'
import { socialCardProblems } from './social-card.ts'
import type { CheckContext } from './use-check-context.ts'
import type { Segment } from './walk-document.ts'

export interface Problem {
  /** Errors stop Publish; warnings do not; `unknown` could not be checked; facts are fine. */
  level: 'error' | 'warning' | 'unknown' | 'fact'
  message: string
  path: Segment[]
}

/** Beyond the rules of the fields; `published` is what visitors see of it. */
export function problemsOf(
  type: string,
  document: Record<string, unknown>,
  { redirected, neighbours, sharedCard }: CheckContext,
  published: Record<string, unknown> | null,
): Problem[] {
  const now = Date.now()
  const due = [document, ...neighbours].filter((dates) => isDueAt(dates, now))
  const colors = neighbours.map(({ color }) => color)
  return [
    ...deadLinks(document, redirected),
    ...placeholderAddresses(document),
    ...pictureProblems(document, published),
    ...socialCardProblems(type, document, published, sharedCard),
    ...colorProblems(type, document.color, colors),
    ...priceProblems(document),
    ...countProblems(type, due.length),
    ...dateProblems(document, published, now),
    ...policyProblems(type, document, published),
  ]
}
