import { defineQuery } from 'groq'

export const redirectsQuery =
  defineQuery(`*[_type == "redirect" && defined(from) && defined(to)] | order(from asc){
  _id, from, to, "permanent": coalesce(permanent, false)
}`)

/** Targets are unchecked. */
export const redirects = { query: redirectsQuery, tags: ['redirect'] } as const
