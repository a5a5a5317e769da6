import { escaped, section } from '../../parts/markdown/markdown.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

const problemCards = `*[_type == "problemCard"] | order(number asc){_id, _type, number, title, description, detail, color}`

export const aboutFragment =
  `about{label, title, text, expandLabel, collapseLabel, "cards": ${problemCards}}` as const

export const aboutTypes = ['problemCard'] as const

export type About = NonNullable<NonNullable<LandingPageQueryResult>['about']>

export const aboutMarkdown = (about: About) =>
  section(
    2,
    about.title,
    escaped(about.text),
    ...about.cards.map((card) => section(3, card.title, escaped(card.description), escaped(card.detail))),
  )
