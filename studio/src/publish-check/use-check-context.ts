import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import type { Dates } from '@wiring/content/parts/schedule/due.ts'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'

export interface CheckContext {
  /** Old addresses that lead on. */
  redirected: string[]
  /** The other published ones of the type. */
  neighbours: (Dates & { color: unknown })[]
  /** In the site settings. */
  sharedCard: boolean
}

const query = `{
  "redirected": *[_type == "redirect" && defined(from)].from,
  "neighbours": *[_type == $type && _id != $id && !(_id in path("drafts.**"))]{color, publishAt, unpublishAt},
  "sharedCard": defined(*[_id == "siteSettings"][0].socialImage.asset)
}`

/** One request per document; `null` until answered. */
export function useCheckContext(type: string, id: string): CheckContext | null {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [found, setFound] = useState<CheckContext | null>(null)
  useEffect(() => {
    let current = true
    client
      .fetch<CheckContext>(query, { type, id: publishedId(id) }, { perspective: 'raw' })
      .then((context) => current && setFound(context))
      .catch(() => current && setFound(null))
    return () => {
      current = false
    }
  }, [client, type, id])
  return found
}
