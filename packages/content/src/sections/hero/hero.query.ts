import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const heroFragment = `hero{
  title, text, startLabel, howLabel, note, showPace,
  "tagline": *[_type == "siteSettings"][0].tagline,
  "mapDelivery": *[_type == "siteSettings"][0].mapDelivery,
  board{"inputs": coalesce(inputs, []), chip, "outputs": coalesce(outputs, [])}
}`

export const heroTypes = ['siteSettings'] as const

export type Hero = NonNullable<NonNullable<LandingPageQueryResult>['hero']>
