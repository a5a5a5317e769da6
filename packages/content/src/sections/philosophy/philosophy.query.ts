import { escaped, section } from '../../parts/markdown/markdown.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'

export const philosophyFragment =
  `philosophy{label, title, text, "bullets": coalesce(bullets[]{_key, title, text}, [])}` as const

export const philosophyTypes = [] as const

export type Philosophy = NonNullable<NonNullable<LabPageQueryResult>['philosophy']>

export const philosophyMarkdown = (philosophy: Philosophy) =>
  section(
    2,
    philosophy.title,
    escaped(philosophy.text),
    ...philosophy.bullets.map((bullet) => section(3, bullet.title, escaped(bullet.text))),
  )
