import { escaped, section } from '../../parts/markdown/markdown.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

const approachSteps = `*[_type == "approachStep"] | order(number asc){_id, _type, number, title, description, color}`

export const approachFragment = `approach{label, title, text, "steps": ${approachSteps}}` as const

export const approachTypes = ['approachStep'] as const

export type Approach = NonNullable<NonNullable<LandingPageQueryResult>['approach']>

export const approachMarkdown = (approach: Approach) =>
  section(
    2,
    approach.title,
    escaped(approach.text),
    ...approach.steps.map((step) => section(3, step.title, escaped(step.description))),
  )
