import { stegaClean } from '@sanity/client/stega'

export const signals = ['red', 'yellow', 'green', 'gray'] as const

/** Without stega; gray when empty. */
export function signalOf(color: string | null | undefined): (typeof signals)[number] {
  const clean = stegaClean(color)
  return signals.find((signal) => signal === clean) ?? 'gray'
}
