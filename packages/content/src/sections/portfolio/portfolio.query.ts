import { portfolioItems, portfolioItemTypes } from '../../documents/portfolio-item/portfolio-item.query.ts'
import { line, section } from '../../parts/markdown/markdown.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'

export const portfolioFragment = `portfolio{label, title, text, "items": ${portfolioItems}}` as const

export const portfolioTypes = portfolioItemTypes

export type Portfolio = NonNullable<NonNullable<LabPageQueryResult>['portfolio']>

export const portfolioMarkdown = (portfolio: Portfolio | null | undefined) =>
  section(
    2,
    portfolio?.title,
    line(portfolio?.text),
    ...(portfolio?.items ?? []).map((item) =>
      section(3, item.title, line(item.category), line(item.description)),
    ),
  )
