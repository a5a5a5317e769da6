import type { LabPageQueryResult } from '../../sanity.types.ts'

export const philosophyFragment =
  `philosophy{label, title, text, "bullets": coalesce(bullets[]{_key, title, text}, [])}` as const

export const philosophyTypes = [] as const

export type Philosophy = NonNullable<NonNullable<LabPageQueryResult>['philosophy']>
