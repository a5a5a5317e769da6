import { defineQuery } from 'groq'

export const lastChangesQuery = defineQuery(
  `*[!(_type match "system.*") && !(_type match "sanity.*")]{_type, _updatedAt}`,
)

/** For the sitemap; the caller gives the tags. */
export const lastChanges = { query: lastChangesQuery } as const
