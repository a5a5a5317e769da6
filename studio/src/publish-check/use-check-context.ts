import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import type { Dates } from '@wiring/content/parts/schedule/due.ts'
import { useEffect, useState } from 'react'
import { useStudioClient } from '../use-studio-client.ts'

export interface CheckContext {
  redirected: string[]
  /** Published, of the same type. */
  neighbours: (Dates & { color: unknown })[]
  sharedCard: boolean
}

const query = `{
  "redirected": *[_type == "redirect" && defined(from)].from,
  "neighbours": *[_type == $type && _id != $id && !(_id in path("drafts.**"))]{color, publishAt, unpublishAt},
  "sharedCard": defined(*[_id == "siteSettings"][0].socialImage.asset)
}`

export function useCheckContext(type: string, id: string): CheckContext | null {
  const client = useStudioClient()
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
