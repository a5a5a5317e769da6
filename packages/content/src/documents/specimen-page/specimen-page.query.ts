import { defineQuery } from 'groq'
import { seoFragment, seoTypes } from '../../parts/seo/seo.query.ts'

export const specimenPageQuery = defineQuery(
  `*[_type == "specimenPage"][0]{_id, _type, label, title, text, signature, startLabel, trustLabel, ${seoFragment}}`,
)

export const specimenPage = {
  query: specimenPageQuery,
  tags: ['specimenPage', ...seoTypes],
} as const

export const specimenLink =
  `"specimen": *[_type == "specimenPage"][0]{_id, _type, label, caption, linkLabel}` as const

export const specimenTypes = ['specimenPage'] as const
