import { defineQuery } from 'groq'
import { pictureFields, pictureTypes } from '../picture/picture-source.ts'

export const seoFragment = `seo{title, description, socialImage{${pictureFields}}}` as const

export const seoTypes = pictureTypes

export const lastChangesQuery = defineQuery(
  `*[!(_type match "system.*") && !(_type match "sanity.*")]{_type, _updatedAt, "publishAt": publishAt, "unpublishAt": unpublishAt}`,
)

/** For the sitemap. */
export const lastChanges = { query: lastChangesQuery } as const
