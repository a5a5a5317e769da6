import { escaped, section } from '../../parts/markdown/markdown.ts'
import type { ConsolePageQueryResult } from '../../sanity.types.ts'

export const consoleHeroFragment = `consoleHero{badge, lineOne, lineTwo, text, buttonLabel}` as const

export const consoleHeroTypes = [] as const

export type ConsoleHero = NonNullable<NonNullable<ConsolePageQueryResult>['consoleHero']>

export const consoleHeroMarkdown = (hero: ConsoleHero) =>
  section(1, [hero.lineOne, hero.lineTwo].filter(Boolean).join(' '), escaped(hero.badge), escaped(hero.text))
