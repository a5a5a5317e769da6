import { defineQuery } from 'groq'
import { seoFragment, seoTypes } from '../../parts/seo/seo.query.ts'

export const notFoundPageQuery = defineQuery(
  `*[_type == "notFoundPage"][0]{_id, _type, title, text, homeLabel, startLabel, ${seoFragment}}`,
)

export const notFoundPage = { query: notFoundPageQuery, tags: ['notFoundPage', ...seoTypes] } as const
