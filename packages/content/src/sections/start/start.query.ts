import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const startFragment = `start{
  label, title, text, emailLabel, emailPlaceholder, buttonLabel, busyLabel, note,
  "tagline": *[_type == "siteSettings"][0].tagline
}`

export const startTypes = ['siteSettings'] as const

export type Start = NonNullable<NonNullable<LandingPageQueryResult>['start']>
