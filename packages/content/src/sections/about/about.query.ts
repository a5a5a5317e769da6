import { problemCards, problemCardTypes } from '../../documents/problem-card/problem-card.query.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const aboutFragment =
  `about{label, title, text, expandLabel, collapseLabel, "cards": ${problemCards}}` as const

export const aboutTypes = problemCardTypes

export type About = NonNullable<NonNullable<LandingPageQueryResult>['about']>
