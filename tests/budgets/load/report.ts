import { type Part, partName, parts } from '../processes.ts'
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
import type { Measured } from './measured.ts'

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

function cpuTable({ visits, journeys }: Measured): string {
  const rows = parts
    .filter((part) => part !== 'bench' && (visits.cpu[part] ?? 0) + (journeys.cpu[part] ?? 0) >= 0.05)
    .map((part) => [
      partName(part),
      inProduction[part],
      oneDigit(visits.cpu[part] ?? 0),
      oneDigit(journeys.cpu[part] ?? 0),
    ])
  return table(['processor seconds of', 'in production', '1,000 visitors', '1,000 applicants'], rows)
}

const stepsTable = ({ journeys }: Measured): string =>
  table(
    ['step', 'calls', 'p50, ms', 'p95, ms', 'most, ms'],
    journeys.steps.map(({ step, calls, p50, p95, most }) => [
      step,
      whole(calls),
      whole(p50),
      whole(p95),
      whole(most),
    ]),
  )

const memoryTable = ({ memory }: Measured): string =>
  table(
    ['memory, MB', 'at the start', 'most', 'at the end'],
    parts
      .filter((part) => part !== 'bench' && memory[part] !== undefined)
      .map((part) => {
        const { start = 0, peak = 0, end = 0 } = memory[part] ?? {}
        return [partName(part), whole(start), whole(peak), whole(end)]
      }),
  )

function coresTable(measured: Measured): string {
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
export function capacityTable(measured: Measured): string {
  const rows = places
    .map(({ name, parts: of, cores }) => ({
      name,
      enough: enoughUntil(cores, secondsOfVisitor(measured, of)),
    }))
    .toSorted((a, b) => a.enough - b.enough)
    .map(({ name, enough }) => [name, whole(rounded(enough)), whole(rounded(enough * applicantShare))])
  return table(['double', 'from visitors a day', 'with applicants among them'], rows)
}

export function loadReport(measured: Measured): string {
  const { on, steady, visits, journeys, rollout, killed } = measured
  const published = steady.publishes
    .map(
      ({ onInstances, throughProxy }) =>
        `${onInstances.toFixed(2)} s on both instances, ${oneDigit(throughProxy)} s through the proxy`,
    )
    .join('; ')
  const witnesses = (of: Measured['rollout']) =>
    `${whole(of.pages)} pages, ${whole(of.drafts)} drafts, ${whole(of.uploads)} uploads and signups through the site, ${whole(of.wizard)} pages of the wizard`
  const peakMegabits = (1_000_000 * visits.kilobytesEach * 8 * peakFactor) / 86_400 / 1_000
  return `Measured ${on}.

- ${whole(steady.requests)} pages at ${steady.rate} a second: 95 of 100 within ${whole(steady.p95)} ms. Two publishes meanwhile: ${published}.
- ${whole(visits.many)} new visitors, each with a connection of her own, three pages and all their files (${whole(visits.kilobytesEach)} KB): ${whole(visits.requests)} requests in ${whole(visits.seconds)} s.
- ${whole(journeys.many)} of ${whole(journeys.asked)} applicants at once came from the form to the map, ${oneDigit(journeys.megabytesEach)} MB of pictures each, their maps drafted: ${whole(journeys.seconds)} s; ${whole(journeys.repeated)} of their requests were refused for a moment and repeated, as a browser does.
- A roll-out at 50 pages a second, editors with drafts open and applicants uploading: ${witnesses(rollout)}.
- kill -9 of a site, then of an onboarding app, at the same load: ${witnesses(killed)}.

${stepsTable(measured)}

${cpuTable(measured)}

${memoryTable(measured)}

By arithmetic from these: the busiest minute has ${peakFactor} times the day's mean, a core is busy to ${busyShare * 100} %, and one visitor in ${1 / applicantShare} applies.
A million visitors a day are ${whole(peakMegabits)} Mbit/s in the busiest minute.

${coresTable(measured)}`
}
