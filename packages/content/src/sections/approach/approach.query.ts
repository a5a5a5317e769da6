import { approachSteps, approachStepTypes } from '../../documents/approach-step/approach-step.query.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const approachFragment = `approach{label, title, text, "steps": ${approachSteps}}` as const

export const approachTypes = approachStepTypes

export type Approach = NonNullable<NonNullable<LandingPageQueryResult>['approach']>
