import { type CountedType, drawnFor } from '@wiring/content/parts/rules/drawn-for.ts'
import type { Problem } from './problem.ts'

/** What visitors will see of a type once this document is published: `after` documents, those that are due. */
export function countProblems(type: string, after: number): Problem[] {
  const place = drawnFor[type as CountedType]
  if (!place) return []
  const [count, noun] = place
  const message =
    after === count
      ? `${count} ${noun}, as the page is drawn for.`
      : `The page is drawn for ${count} ${noun}; there will be ${after}.`
  return [{ level: after === count ? 'fact' : 'warning', message, path: [] }]
}

/** The sum behind a yearly price: twelve months less 20 %. */
export function priceProblems({ monthly, yearly }: { monthly?: unknown; yearly?: unknown }): Problem[] {
  if (typeof monthly !== 'number' || typeof yearly !== 'number') return []
  const sum = Math.floor((12 * monthly * 8) / 10)
  // A wrong sum is already a warning of the field itself.
  if (sum !== yearly) return []
  return [{ level: 'fact', message: `12 × $${monthly} less 20 % is $${sum}.`, path: ['yearly'] }]
}
