import type { WiringSession } from './session.ts'

export const stepNames = ['Survey', 'Prompt', 'Visuals', 'Complete'] as const

export type Step = 1 | 2 | 3 | 4

export type StepFlags = Pick<
  WiringSession,
  'survey_completed' | 'json_submitted' | 'images_uploaded' | 'wiring_complete'
>

/** Each flag counts only when those before it are set. */
export function furthestStep(flags: StepFlags): Step {
  if (flags.wiring_complete) return 4
  if (!flags.survey_completed) return 1
  if (!flags.json_submitted) return 2
  return flags.images_uploaded ? 4 : 3
}

/**
 * `hash`: `json` opens step 2 after the survey, `images` step 3 after the profile; a complete session shows
 * step 4.
 */
export function startStep(flags: StepFlags, hash = ''): Step {
  const furthest = furthestStep(flags)
  if (flags.wiring_complete) return furthest
  const wanted = hash.replace(/^#/, '')
  if (wanted === 'json' && furthest >= 2) return 2
  if (wanted === 'images' && furthest >= 3) return 3
  return furthest
}
