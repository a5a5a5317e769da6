import type { WiringSession } from './session.ts'

export const stepNames = ['Survey', 'Prompt', 'Visuals', 'Complete'] as const

export type Step = 1 | 2 | 3 | 4

export type StepFlags = Pick<
  WiringSession,
  'survey_completed' | 'json_submitted' | 'images_uploaded' | 'wiring_complete'
>

export function furthestStep(flags: StepFlags): Step {
  if (flags.wiring_complete) return 4
  if (!flags.survey_completed) return 1
  if (!flags.json_submitted) return 2
  return flags.images_uploaded ? 4 : 3
}

const hashes: Record<Step, string> = { 1: '', 2: '#json', 3: '#images', 4: '' }

export const hashOf = (step: Step): string => hashes[step]

export function stepOfHash(hash: string): Step | null {
  if (hash === hashes[2]) return 2
  return hash === hashes[3] ? 3 : null
}

export function startStep(flags: StepFlags, hash = ''): Step {
  const furthest = furthestStep(flags)
  const linked = stepOfHash(hash)
  return linked === null || linked > furthest || flags.wiring_complete ? furthest : linked
}
