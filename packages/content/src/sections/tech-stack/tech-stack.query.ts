import { escaped, list, section } from '../../parts/markdown/markdown.ts'
import type { ConsolePageQueryResult } from '../../sanity.types.ts'

export const techStackFragment =
  `techStack{label, title, text, "rows": coalesce(rows[]{_key, layer, part, reason}, [])}` as const

export const techStackTypes = [] as const

export type TechStack = NonNullable<NonNullable<ConsolePageQueryResult>['techStack']>

export const techStackMarkdown = (techStack: TechStack) =>
  section(
    2,
    techStack.title,
    escaped(techStack.text),
    list(techStack.rows.map(({ layer, part, reason }) => `${layer}: ${part}. ${reason ?? ''}`)),
  )
