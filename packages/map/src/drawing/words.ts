import type { Stage } from '../switches.ts'

export const inputLabels = {
  survey: 'IN-1 SURVEY',
  profile: 'IN-2 PROFILE',
  visuals: 'IN-3 VISUALS',
} as const

export const stageLabels: Record<Stage, string> = {
  arrive: 'ARRIVE',
  route: 'ROUTE',
  shape: 'SHAPE',
  decide: 'DECIDE',
  release: 'RELEASE',
}
