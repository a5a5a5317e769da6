import { type Part, partName, parts } from '../processes.ts'
import { spreadOf } from '../spread.ts'
import {
  applicantShare,
  busyShare,
  coresAt,
  enoughUntil,
  peakFactor,
  places,
  rounded,
  secondsOfVisitor,
} from './capacity.ts'
import type { Healing, Journeys, Measured, Run, Visits, Witnessed } from './measured.ts'

const table = (head: string[], rows: (string | number)[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const whole = (value: number) => Math.round(value).toLocaleString('en')
const oneDigit = (value: number) => value.toFixed(1)

const inProduction: Record<Part, string> = {
  nginx: 'the server',
  site: 'the server',
  onboarding: 'the server',
  desk: 'the server',
  studio: 'the server',
  functions: 'Supabase',
  postgres: 'Supabase',
  api: 'Supabase’s own API and storage instead',
  lake: 'Sanity instead',
  mail: 'the mail provider instead',
  supervisor: '–',
  bench: '–',
}

type Whole = Required<Pick<Measured, 'visitors' | 'applicants'>>

function cpuTable({ visitors, applicants }: Whole): string {
  const rows = parts
    .filter((part) => part !== 'bench' && (visitors.cpu[part] ?? 0) + (applicants.cpu[part] ?? 0) >= 0.05)
    .map((part) => [
      partName(part),
      inProduction[part],
      oneDigit(visitors.cpu[part] ?? 0),
      oneDigit(applicants.cpu[part] ?? 0),
    ])
  return table(['processor seconds of', 'in production', '1,000 visitors', '1,000 applicants'], rows)
}

const stepsTable = ({ steps }: Journeys): string =>
  table(
    ['step', 'calls', 'p50, ms', 'p95, ms', 'most, ms'],
    steps.map(({ step, calls, p50, p95, most }) => [step, whole(calls), whole(p50), whole(p95), whole(most)]),
  )

const memoryTable = (runs: readonly Run[]): string =>
  table(
    ['memory, MB', 'at the start', 'most', 'at the end'],
    parts
      .filter((part) => part !== 'bench' && runs[0]?.memory[part] !== undefined)
      .map((part) => {
        const of = runs.flatMap(({ memory }) => memory[part] ?? [])
        const most = Math.max(...of.map(({ peak }) => peak))
        return [partName(part), ...[of[0]?.start ?? 0, most, of.at(-1)?.end ?? 0].map(whole)]
      }),
  )

function coresTable(measured: Whole): string {
  const days = [10_000, 100_000, 1_000_000]
  const own: Part[] = ['nginx', 'site', 'onboarding', 'desk', 'functions', 'postgres']
  return table(
    ['cores in the busiest minute, at', ...days.map((visitors) => `${whole(visitors)} visitors a day`)],
    own.map((part) => [
      partName(part),
      ...days.map((visitors) => coresAt(visitors, secondsOfVisitor(measured, [part])).toFixed(2)),
    ]),
  )
}

/** From which number on each part must be doubled, the first one first. */
function capacityTable(measured: Whole): string {
  const rows = places
    .map(({ name, parts: of, cores }) => ({
      name,
      enough: enoughUntil(cores, secondsOfVisitor(measured, of)),
    }))
    .toSorted((a, b) => a.enough - b.enough)
    .map(({ name, enough }) => [name, whole(rounded(enough)), whole(rounded(enough * applicantShare))])
  return table(['double', 'from visitors a day', 'with applicants among them'], rows)
}

const witnesses = ({ pages, p95, drafts, uploads, wizard, on }: Witnessed): string =>
  `${whole(pages)} pages${p95 === undefined ? '' : ` (95 of 100 within ${whole(p95)} ms)`}, ${whole(drafts)} drafts, ${whole(uploads)} uploads and signups through the site, ${whole(wizard)} pages of the wizard, none failed (${on}).`

/** What a caller wrote down of publishes. */
export function secondsOf(took: readonly number[]): string {
  const { median, low, high } = spreadOf(took)
  const [of, from, to, most] = [median, low, high, Math.max(...took)].map((value) => value.toFixed(2))
  return `${of} s (${from} to ${to}), the slowest of ${took.length} after ${most} s`
}

function visitorsReport({ rate, pages, p95, publishes, on, ...visits }: Visits): string {
  const published = [
    `on both instances after ${secondsOf(publishes.map(({ onInstances }) => onInstances))}`,
    `through the proxy after ${secondsOf(publishes.map(({ throughProxy }) => throughProxy))}`,
  ].join('; ')
  const { many, kilobytesEach, requests, seconds } = visits
  return `- ${whole(pages)} pages at ${rate} a second: 95 of 100 within ${whole(p95)} ms. Publishes meanwhile: ${published}.
- ${whole(many)} new visitors, each with a connection of her own, three pages and all their files (${whole(kilobytesEach)} KB): ${whole(requests)} requests in ${whole(seconds)} s (${on}).`
}

const applicantsReport = ({ many, asked, megabytesEach, seconds, repeated, on }: Journeys): string =>
  `- ${whole(many)} of ${whole(asked)} applicants at once came from the form to the map, ${oneDigit(megabytesEach)} MB of pictures each, their maps drafted: ${whole(seconds)} s; ${whole(repeated)} of their requests were refused for a moment and repeated, as the wizard does (${on}).`

function byArithmetic(measured: Whole): string {
  const peakMegabits = (1_000_000 * measured.visitors.kilobytesEach * 8 * peakFactor) / 86_400 / 1_000
  return `By arithmetic from these: the busiest minute has ${peakFactor} times the day's mean, a core is busy to ${busyShare * 100} %, and one visitor in ${1 / applicantShare} applies.
A million visitors a day are ${whole(peakMegabits)} Mbit/s in the busiest minute.

${coresTable(measured)}

${capacityTable(measured)}`
}

export const secondsUntold = ({ publishes }: Pick<Healing, 'publishes'>): number[] =>
  publishes.flatMap(({ first, second }) => [first, second])

const healingReport = (healing: Healing): string =>
  `- Of what nobody tells them, two instances know after ${secondsOf(secondsUntold(healing))} (${healing.on}).`

/** Of all that was measured, in this run or before. */
export function loadReport({ visitors, healing, applicants, rollout, kill }: Measured): string {
  const lines = [
    visitors && visitorsReport(visitors),
    healing && healingReport(healing),
    applicants && applicantsReport(applicants),
    rollout && `- A roll-out at 50 pages a second, drafts open, applicants uploading: ${witnesses(rollout)}`,
    kill && `- kill -9 of a site, then of an onboarding app, at the same load: ${witnesses(kill)}`,
  ]
  const runs = [visitors, applicants].filter((run) => run !== undefined)
  const sections = [
    lines.filter(Boolean).join('\n'),
    applicants && stepsTable(applicants),
    runs.length > 0 && memoryTable(runs),
    visitors && applicants && cpuTable({ visitors, applicants }),
    visitors && applicants && byArithmetic({ visitors, applicants }),
  ]
  return sections.filter(Boolean).join('\n\n')
}
