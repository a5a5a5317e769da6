import { type CountedType, drawnFor } from '@wiring/content/parts/rules/drawn-for.ts'
import type { Problem } from './problems-of.ts'

/** `after`: the documents that are due once this one is published. */
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

/** Twelve months less 20 %. */
export function priceProblems({ monthly, yearly }: { monthly?: unknown; yearly?: unknown }): Problem[] {
  if (typeof monthly !== 'number' || typeof yearly !== 'number') return []
  const sum = Math.floor((12 * monthly * 8) / 10)
  // A wrong sum is already a warning of the field itself.
  if (sum !== yearly) return []
  return [{ level: 'fact', message: `12 × $${monthly} less 20 % is $${sum}.`, path: ['yearly'] }]
}
