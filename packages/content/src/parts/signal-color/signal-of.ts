import { stegaClean } from '@sanity/client/stega'

const signals = ['red', 'yellow', 'green', 'gray'] as const

/** The colour an editor chose, free of preview marks; gray when there is none. */
export function signalOf(color: string | null | undefined): (typeof signals)[number] {
  const clean = stegaClean(color)
  return signals.find((signal) => signal === clean) ?? 'gray'
}
