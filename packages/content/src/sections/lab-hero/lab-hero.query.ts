import { escaped, section } from '../../parts/markdown/markdown.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'

export const labHeroFragment = `labHero{label, title, text, ctaLabel, portfolioLabel}` as const

export const labHeroTypes = [] as const

export type LabHero = NonNullable<NonNullable<LabPageQueryResult>['labHero']>

export const labHeroMarkdown = (hero: LabHero) =>
  section(1, hero.title, escaped(hero.label), escaped(hero.text))
