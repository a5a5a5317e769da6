import { type CountedType, expectedCounts } from '@wiring/content/parts/rules/document-counts.ts'
import { yearlyPrice } from '@wiring/content/parts/rules/yearly-price.ts'
import { type Dates, isDueAt } from '@wiring/content/parts/schedule/due.ts'
import { formatDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { unprintedLetters } from '@wiring/ui/printed-scripts'
import { colorProblems } from './colors.ts'
import { deadLinkProblems } from './links.ts'
import { pictureProblems } from './pictures.ts'
import { placeholderProblems } from './placeholder-addresses.ts'
import type { Problem } from './problem.ts'
import { socialCardProblems } from './social-card.ts'
import type { CheckContext } from './use-check-context.ts'
import { walkDocument } from './walk-document.ts'

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
    ...deadLinkProblems(document, redirected),
    ...placeholderProblems(document),
    ...pictureProblems(document, published),
    ...socialCardProblems(type, document, published, sharedCard),
    ...colorProblems(type, document.color, colors),
    ...priceProblems(document),
    ...countProblems(type, due.length),
    ...dateProblems(document, published, now),
    ...policyProblems(type, document, published),
    ...letterProblems(type, document),
  ]
}

export function countProblems(type: string, after: number): Problem[] {
  const place = expectedCounts[type as CountedType]
  if (!place) return []
  const [count, noun] = place
  const message =
    after === count
      ? `${count} ${noun}, as the page is drawn for.`
      : `The page is drawn for ${count} ${noun}; there will be ${after}.`
  return [{ level: after === count ? 'fact' : 'warning', message, path: [] }]
}

export function priceProblems({ monthly, yearly }: { monthly?: unknown; yearly?: unknown }): Problem[] {
  if (typeof monthly !== 'number' || typeof yearly !== 'number') return []
  if (yearly !== yearlyPrice(monthly)) return []
  return [{ level: 'fact', message: `12 × $${monthly} less 20 % is $${yearly}.`, path: ['yearly'] }]
}

/** Warns when dates hide what is public. */
export function dateProblems(document: Dates, published: Dates | null, now = Date.now()): Problem[] {
  if (!published || !isDueAt(published, now) || isDueAt(document, now)) return []
  const { publishAt, unpublishAt } = document
  const over = typeof unpublishAt === 'string' && Date.parse(unpublishAt) <= now
  const message = over
    ? 'This is public now. It will disappear when you publish, as “Visible until” has passed.'
    : `This is public now. It will disappear until ${formatDateTime(String(publishAt))}. To change it at that time instead, leave “Visible from” empty and choose “Publish later” beside Publish.`
  return [{ level: 'warning', message, path: [over ? 'unpublishAt' : 'publishAt'] }]
}

type Policy = Record<string, unknown>

/** Warns when text that people consented to changes under its old version. */
export function policyProblems(type: string, document: Policy, published: Policy | null): Problem[] {
  if (type !== 'privacyPolicy' || !published) return []
  const same = (field: string) => JSON.stringify(document[field]) === JSON.stringify(published[field])
  if (same('title') && same('body')) return []
  const warn = (field: string, message: string): Problem[] =>
    same(field) ? [{ level: 'warning', message, path: [field] }] : []
  return [
    ...warn(
      'version',
      `The text is changed, but its version is still ${document.version}, to which people have agreed as it was. After a change of meaning give it a new one.`,
    ),
    ...warn('effectiveDate', 'The text is changed, but not the day from which it is in force.'),
  ]
}

/** The PDF is the one form of the policy that has fonts of its own. */
export function letterProblems(type: string, document: Policy): Problem[] {
  if (type !== 'privacyPolicy') return []
  const problems: Problem[] = []
  for (const field of ['title', 'body']) {
    const found = new Set<string>()
    walkDocument(document[field], (value) => {
      if (typeof value === 'string') for (const letter of unprintedLetters(value)) found.add(letter)
    })
    const letters = [...found].slice(0, 8).join(' ')
    const message = `The PDF of the policy cannot print ${letters}${found.size > 8 ? ' …' : ''}. It has Latin, Greek and Cyrillic letters. Write these words in them.`
    if (found.size > 0) problems.push({ level: 'warning', message, path: [field] })
  }
  return problems
}
