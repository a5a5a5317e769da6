import { specimenLink, specimenTypes } from '../../documents/specimen-page/specimen-page.query.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const heroFragment = `hero{
  title, text, startLabel, howLabel, note, effort, showPace,
  "tagline": *[_type == "siteSettings"][0].tagline,
  "mapDelivery": *[_type == "siteSettings"][0].mapDelivery,
  ${specimenLink},
  board{"inputs": coalesce(inputs, []), chip, "outputs": coalesce(outputs, [])}
}` as const

export const heroTypes = ['siteSettings', ...specimenTypes] as const

export type Hero = NonNullable<NonNullable<LandingPageQueryResult>['hero']>
