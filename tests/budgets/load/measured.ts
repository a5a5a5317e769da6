import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Part } from '../processes.ts'

type ByPart = Partial<Record<Part, number>>

interface Memory {
  start: number
  peak: number
  end: number
}

interface Step {
  step: string
  calls: number
  p50: number
  p95: number
  most: number
}

/** Each is measured by itself: day, machine and what else it did. */
export interface Run {
  on: string
  memory: Partial<Record<Part, Memory>>
}

export interface Visits extends Run {
  rate: number
  pages: number
  p95: number
  publishes: { onInstances: number; throughProxy: number }[]
  /** New ones. */
  many: number
  requests: number
  seconds: number
  kilobytesEach: number
  /** Processor seconds of a thousand, by part. */
  cpu: ByPart
}

export interface Journeys extends Run {
  asked: number
  many: number
  seconds: number
  repeated: number
  megabytesEach: number
  steps: Step[]
  /** Processor seconds of a thousand who came to the end, by part. */
  cpu: ByPart
}

export interface Witnessed extends Run {
  pages: number
  /** Milliseconds, of the pages. */
  p95?: number
  drafts: number
  uploads: number
  wizard: number
}

/** Without a relay, and with no webhook that reaches an instance. */
export interface Healing extends Run {
  /** Seconds, on each instance. */
  publishes: { first: number; second: number }[]
}

export interface Measured {
  visitors?: Visits
  healing?: Healing
  applicants?: Journeys
  rollout?: Witnessed
  kill?: Witnessed
}

const file = fileURLToPath(new URL('measured.json', import.meta.url))

/** Before anything is measured. */
export function thisMachine(): string {
  const [of] = cpus()
  const load = (loadavg()[0] ?? 0).toFixed(1)
  return `on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${of?.model.trim()}), who measures among them, load before it ${load}`
}

export const readMeasured = (): Measured =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measured) : {}

/** What other runs measured stays. */
export const writeMeasured = (measured: Measured): void =>
  writeFileSync(file, `${JSON.stringify({ ...readMeasured(), ...measured }, null, 2)}\n`)
