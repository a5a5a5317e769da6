import { escaped, section } from '../../parts/markdown/markdown.ts'
import { pictureFields, pictureTypes } from '../../parts/picture/picture-source.ts'
import { isDue } from '../../parts/schedule/due.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'

const portfolioItems = `*[_type == "portfolioItem" && ${isDue}] | order(orderRank asc){
  _id, _type, title, category, description, "imageUrl": image.asset->url, image{${pictureFields}}
}` as const

export const portfolioFragment = `portfolio{label, title, text, "items": ${portfolioItems}}` as const

export const portfolioTypes = ['portfolioItem', ...pictureTypes] as const

export type Portfolio = NonNullable<NonNullable<LabPageQueryResult>['portfolio']>

export const portfolioMarkdown = (portfolio: Portfolio) =>
  section(
    2,
    portfolio.title,
    escaped(portfolio.text),
    ...portfolio.items.map((item) =>
      section(3, item.title, escaped(item.category), escaped(item.description)),
    ),
  )
