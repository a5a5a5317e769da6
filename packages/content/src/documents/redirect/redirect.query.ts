import { defineQuery } from 'groq'

export const redirectsQuery =
  defineQuery(`*[_type == "redirect" && defined(from) && defined(to)] | order(from asc){
  _id, from, to, "permanent": coalesce(permanent, false)
}`)

/** The redirects; whoever follows them must still check that the target is safe. */
export const redirects = { query: redirectsQuery, tags: ['redirect'] } as const
