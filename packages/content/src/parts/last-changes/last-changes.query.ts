import { defineQuery } from 'groq'

export const lastChangesQuery = defineQuery(
  `*[!(_type match "system.*") && !(_type match "sanity.*")]{_type, _updatedAt}`,
)

/** When each document last changed, for the sitemap: whoever asks gives the tags of the pages in question. */
export const lastChanges = { query: lastChangesQuery } as const
