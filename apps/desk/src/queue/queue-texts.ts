import type { QueueFilter, QueueRow } from '@wiring/contract/desk/queue'
import { circuitNames } from '@wiring/map/circuits'
import { revisionTag } from '@wiring/map/snapshot'
import type { CircuitId } from '@wiring/map/switches'
import { ageText } from './age.ts'

export const filterNames: Record<QueueFilter, string> = {
  all: 'All',
  mine: 'Mine',
  waiting: 'Waiting',
  care: 'Care',
  on_hold: 'On hold',
  refused: 'Refused',
  failed: 'Not drafted',
  delivered: 'Delivered',
}

const headings: Record<QueueFilter, (count: number) => string> = {
  all: (count) => `${count} to review`,
  mine: (count) => `${count} of yours`,
  waiting: (count) => `${count} waiting`,
  care: (count) => `${count} to read with care`,
  on_hold: (count) => `${count} on hold`,
  refused: (count) => `${count} refused`,
  failed: (count) => `${count} not drafted`,
  delivered: (count) => `${count} delivered`,
}

interface Counted {
  counts: Record<QueueFilter, number>
  found: number | null
  everywhere: boolean
}

/** Counts what is shown. */
export function headingOf(show: QueueFilter, { counts, found, everywhere }: Counted): string {
  if (found === null) return headings[show](counts[show])
  return everywhere ? `${found} found` : headings[show](found)
}

export const emptyTexts: Record<QueueFilter, string> = {
  all: 'Nothing waits. The next finished onboarding appears here by itself, drafted, within a minute.',
  mine: 'You have no map open. Take the oldest from All.',
  waiting: 'Every map that waits is being read by somebody.',
  care: 'No map holds words that ask for care.',
  on_hold: 'Nothing is on hold.',
  refused: 'No mail was refused.',
  failed: 'Every draft could be made.',
  delivered: 'Nothing was delivered yet.',
}

const known = (id: string): id is CircuitId => id in circuitNames
const nameOf = (id: string) => (known(id) ? circuitNames[id] : id)

/** A draft takes seconds: what takes longer is said. */
const longDrafting = 300

export function circuitText({ circuit, second, between, state, age_seconds }: QueueRow): string {
  if (circuit === null && state === 'draft_failed') return 'No draft'
  if (circuit === null)
    return age_seconds > longDrafting ? `Being drafted for ${ageText(age_seconds)}` : 'Being drafted'
  if (between && second !== null)
    return `Between ${nameOf(circuit)} and ${nameOf(second)}`.replaceAll('The ', 'the ')
  return nameOf(circuit)
}

type Flag = QueueRow['flags'][number]

export function flagLabels(flags: readonly Flag[]): { text: string; tone: 'red' | 'yellow' }[] {
  const bySort = Map.groupBy(flags, ({ kind }) => kind)
  return [...bySort].map(([kind, of]) => {
    const source = of.length === 1 ? of[0]?.source : undefined
    if (kind === 'care') return { text: 'Care', tone: 'red' }
    if (kind === 'injection') return { text: 'Orders in text', tone: 'red' }
    if (kind === 'language') return { text: 'Not English', tone: 'yellow' }
    // Flagged as a picture, since a release before knows no other kind.
    if (kind === 'picture' && source === 'profile') return { text: 'Another name in profile', tone: 'yellow' }
    if (kind === 'picture') return { text: `${source ?? 'Pictures'} not measured`, tone: 'yellow' }
    return { text: 'Thin', tone: 'yellow' }
  })
}

/** With every source: who signs the map must know where to look. */
export const flagTexts = (flags: readonly Flag[]) =>
  [...Map.groupBy(flags, ({ kind }) => kind).values()].flatMap((of) => {
    const sources = of.map(({ source }) => source).filter(Boolean)
    return flagLabels(of).map(({ text, tone }) => ({
      text: sources.length === 0 || text.includes(`${sources[0]} `) ? text : `${text}: ${sources.join(', ')}`,
      tone,
      source: sources[0] ?? '',
    }))
  })

export function stateText({ state, claimed_by, mine, note, failure, revision }: QueueRow): string {
  if (state === 'on_hold') return `On hold: ${note ?? ''}`
  if (state === 'draft_failed') return failure ?? 'Not drafted'
  if (state === 'signed') return 'Signed, mail waits'
  if (state === 'refused') return 'Mail refused'
  if (state === 'delivered') return revisionTag(revision)
  if (claimed_by === null) return ''
  return mine ? 'You' : `${claimed_by} is reading this`
}
