import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Part } from '../processes.ts'

type ByPart = Partial<Record<Part, number>>

interface Step {
  step: string
  calls: number
  p50: number
  p95: number
  most: number
}

export interface Measured {
  /** Day and machine. */
  on: string
  steady: {
    rate: number
    requests: number
    p95: number
    publishes: { onInstances: number; throughProxy: number }[]
  }
  /** Processor seconds of a thousand, by part; of applicants who came to the end. */
  visits: { many: number; requests: number; seconds: number; kilobytesEach: number; cpu: ByPart }
  journeys: {
    asked: number
    many: number
    seconds: number
    repeated: number
    megabytesEach: number
    steps: Step[]
    cpu: ByPart
  }
  rollout: { pages: number; drafts: number; uploads: number; wizard: number }
  killed: { pages: number; drafts: number; uploads: number; wizard: number }
  memory: Partial<Record<Part, { start: number; peak: number; end: number }>>
}

const file = fileURLToPath(new URL('measured.json', import.meta.url))

export const writeMeasured = (measured: Measured): void =>
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
