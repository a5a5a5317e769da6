import { specimenLink, specimenTypes } from '../../documents/specimen-page/specimen-page.query.ts'
import { escaped, section } from '../../parts/markdown/markdown.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const heroFragment = `hero{
  title, text, startLabel, howLabel, note, effort, showPace,
  "tagline": *[_type == "siteSettings"][0].tagline,
  "mapDelivery": *[_type == "siteSettings"][0].mapDelivery,
  ${specimenLink},
  board{"inputs": coalesce(inputs, []), chip, "outputs": coalesce(outputs, []), lineText, lineChosen, walkAnswer, walkEnd}
}` as const

export const heroTypes = ['siteSettings', ...specimenTypes] as const

export type Hero = NonNullable<NonNullable<LandingPageQueryResult>['hero']>

export const paceWords = (minutes: number): string =>
  `People took ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} last month.`

export const heroMarkdown = (hero: Hero, pace: number | null) =>
  section(
    1,
    hero.title,
    escaped(hero.text),
    escaped(hero.note),
    pace !== null && paceWords(pace),
    escaped(hero.mapDelivery),
    escaped(hero.tagline),
  )
