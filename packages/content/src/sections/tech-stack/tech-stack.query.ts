import type { ConsolePageQueryResult } from '../../sanity.types.ts'

export const techStackFragment =
  `techStack{label, title, text, "rows": coalesce(rows[]{_key, layer, part, reason}, [])}` as const

export const techStackTypes = [] as const

export type TechStack = NonNullable<NonNullable<ConsolePageQueryResult>['techStack']>
