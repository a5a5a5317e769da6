import type { Median, Numbers, Week } from '@wiring/contract/desk/numbers'
import { circuitNames } from '@wiring/map/circuits'

type Cell = string | number | null

export interface NumberTable {
  title: string
  about: string
  columns: string[]
  rows: Cell[][]
}

export const tableIds = ['weeks', 'stops', 'times', 'circuits', 'rules', 'deletions'] as const
export type TableId = (typeof tableIds)[number]

/** Unfinished sessions are deleted after 30 days, so earlier weeks count finished ones only. */
export const isCompleteWeek = (numbers: Numbers, { week }: Week): boolean =>
  Date.parse(`${week}T00:00:00Z`) >= Date.parse(numbers.whole_since)

const dayMs = 86_400_000

/** `whole_since` is 30 days before the count. */
export function fillMissingWeeks({ since, whole_since, weeks }: Numbers): Week[] {
  const counted = new Map(weeks.map((week) => [week.week, week]))
  const all: Week[] = []
  for (let at = Date.parse(since); at <= Date.parse(whole_since) + 30 * dayMs; at += 7 * dayMs) {
    const week = new Date(at).toISOString().slice(0, 10)
    const none = { signups: 0, survey: 0, profile: 0, visuals: 0, completed: 0, delivered: 0 }
    all.push(counted.get(week) ?? { week, ...none })
  }
  return all
}

export function duration(seconds: number | null): string {
  if (seconds === null) return '–'
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return `${Math.round(seconds)} s`
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}

export const stopNames = [
  ['before_survey', 'Before the survey was saved'],
  ['before_profile', 'Before the profile'],
  ['before_visuals', 'Before the pictures'],
  ['before_name', 'Before the name'],
] as const

export const timeNames = [
  ['survey', 'Signup to saved survey'],
  ['profile', 'Survey to profile'],
  ['visuals', 'Profile to pictures'],
  ['onboarding', 'Whole onboarding'],
  ['waiting', 'Completion to delivery'],
  ['review', 'Review to signature'],
] as const satisfies readonly (readonly [keyof Numbers['times'], string])[]

const reasons = {
  expired: 'Expired',
  applicant: 'By the applicant',
  link: 'By the link of a mail',
  operator: 'On request, by an operator',
} as const

const builders: Record<TableId, (numbers: Numbers) => NumberTable> = {
  weeks: (numbers) => ({
    title: 'The funnel by week',
    about:
      'Of the sessions signed up in a week: how far they came until today. Weeks are in UTC, by their Monday.',
    columns: ['Week', 'Signups', 'Survey', 'Profile', 'Visuals', 'Completed', 'Delivered'],
    rows: fillMissingWeeks(numbers).map((week) => {
      const early = [week.signups, week.survey, week.profile, week.visuals]
      const known = isCompleteWeek(numbers, week) ? early : early.map(() => null)
      return [week.week, ...known, week.completed, week.delivered]
    }),
  }),
  stops: ({ stops }) => ({
    title: 'Where applicants stop',
    about: 'Of the signups of the last 30 days: nothing was saved for a day before this step.',
    columns: ['Where', 'Sessions'],
    rows: [
      ...stopNames.map(([id, name]) => [name, stops[id]]),
      ['Still going on', stops.going_on],
      ['Completed', stops.completed],
      ['Signups', stops.signups],
    ],
  }),
  times: ({ times }) => ({
    title: 'How long it takes',
    about: 'Medians: half took less. Pauses count; what was saved before times were kept does not.',
    columns: ['From, to', 'Median', 'Seconds', 'Of'],
    rows: timeNames.map(([id, name]) => timeRow(name, times[id])),
  }),
  circuits: ({ circuits }) => {
    const all = circuits.reduce((sum, { maps }) => sum + maps, 0)
    return {
      title: 'Circuits',
      about: 'Which circuit the drafts read, before any edit.',
      columns: ['Circuit', 'Maps', 'Share'],
      rows: circuits.map(({ circuit, maps }) => [circuitLabel(circuit), maps, percent(maps, all)]),
    }
  },
  rules: ({ rules }) => ({
    title: 'Sentences by rule',
    about:
      'What operators did with the sentences that each rule wrote, over all signatures; left open is what was signed without a decision. Those that are changed most come first. “Changed” is of those that somebody decided about. “That’s me” and “Not me” are what applicants said of the reading before they sent it.',
    columns: ['Rule', 'Kept', 'Edited', 'Dropped', 'Changed', 'Left open', 'That’s me', 'Not me'],
    rows: rules.map(({ rule, kept, edited, dropped, left_open, confirmed, refused }) => [
      rule,
      kept,
      edited,
      dropped,
      percent(edited + dropped, kept + edited + dropped),
      left_open,
      confirmed,
      refused,
    ]),
  }),
  deletions: ({ deletions }) => ({
    title: 'No longer counted',
    about: 'Sessions that were deleted in this time. They are missing in every number above.',
    columns: ['Deleted', 'Sessions'],
    rows: Object.entries(reasons).map(([reason, name]) => [
      name,
      deletions[reason as keyof typeof reasons] ?? 0,
    ]),
  }),
}

const names: Record<string, string> = circuitNames
export const circuitLabel = (id: string): string => names[id] ?? id

const timeRow = (name: string, { seconds, of }: Median): Cell[] => [name, duration(seconds), seconds, of]

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`

export const numberTable = (id: TableId, numbers: Numbers): NumberTable => builders[id](numbers)
