import type { ConsolePageQueryResult } from '../../sanity.types.ts'

export const consoleHeroFragment = `consoleHero{badge, lineOne, lineTwo, text, buttonLabel}` as const

export const consoleHeroTypes = [] as const

export type ConsoleHero = NonNullable<NonNullable<ConsolePageQueryResult>['consoleHero']>
