import type { Part } from '../processes.ts'
import type { Journeys, Visits } from './measured.ts'

/** The busiest minute of a day to its mean. */
export const peakFactor = 5

/** Of a core: above it answers begin to wait for each other. */
export const busyShare = 0.6

/** Of a hundred visitors one applies: a million a day bring 10,000 applicants. */
export const applicantShare = 0.01

/** Cores of a server as `deploy/README.md` describes it. */
const serverCores = 2

const secondsOfDay = 86_400

interface Place {
  name: string
  parts: readonly Part[]
  /** At once: of the machine, or as many as there are processes of one thread. */
  cores: number
}

/** What each part can use before another one has to be put beside it. */
export const places: readonly Place[] = [
  {
    name: `the server of ${serverCores} cores: nginx, site, onboarding app, desk`,
    parts: ['nginx', 'site', 'onboarding', 'desk'],
    cores: serverCores,
  },
  { name: 'the desk, which drafts maps in one process', parts: ['desk'], cores: 1 },
  { name: 'functions, on one core', parts: ['functions'], cores: 1 },
  { name: 'Postgres, on two cores', parts: ['postgres'], cores: 2 },
]

/** Processor seconds of a visitor, with her share of an applicant. */
export function secondsOfVisitor(
  { visitors, applicants }: { visitors: Pick<Visits, 'cpu'>; applicants: Pick<Journeys, 'cpu'> },
  parts: readonly Part[],
) {
  const of = (cpu: Partial<Record<Part, number>>) =>
    parts.reduce((sum, part) => sum + (cpu[part] ?? 0), 0) / 1_000
  return of(visitors.cpu) + applicantShare * of(applicants.cpu)
}

/** Cores that are busy to their share in the busiest minute. */
export const coresAt = (visitors: number, seconds: number): number =>
  (visitors * seconds * peakFactor) / secondsOfDay / busyShare

/** Visitors a day from which on `cores` are not enough. */
export const enoughUntil = (cores: number, seconds: number): number =>
  (cores * busyShare * secondsOfDay) / (peakFactor * seconds)

/** Two figures: the rest is noise. */
export function rounded(value: number): number {
  if (!Number.isFinite(value) || value <= 0) return value
  const step = 10 ** (Math.floor(Math.log10(value)) - 1)
  return Math.floor(value / step + 1e-9) * step
}
