import { portfolioItems, portfolioItemTypes } from '../../documents/portfolio-item/portfolio-item.query.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'

export const portfolioFragment = `portfolio{label, title, text, "items": ${portfolioItems}}` as const

export const portfolioTypes = portfolioItemTypes

export type Portfolio = NonNullable<NonNullable<LabPageQueryResult>['portfolio']>
