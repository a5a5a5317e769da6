import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const heroFragment = `hero{
  title, text, startLabel, howLabel, note,
  "tagline": *[_type == "siteSettings"][0].tagline,
  board{"inputs": coalesce(inputs, []), chip, "outputs": coalesce(outputs, [])}
}`

export const heroTypes = ['siteSettings'] as const

export type Hero = NonNullable<NonNullable<LandingPageQueryResult>['hero']>
