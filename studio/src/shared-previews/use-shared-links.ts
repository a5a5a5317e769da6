import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { SharedLink } from './shared-link.ts'

const open = `*[_type == "sharedPreview" && dateTime(until) > dateTime(now())
  && !(string::split(_id, "sharedPreview.")[1] in coalesce(*[_id == "private.closedPreviews"][0].ids, []))] | order(until desc){
  _id, path, until, by
}`

/** The site reads it before it opens a shared preview. An id with a dot is never public. */
const closed = { _id: 'private.closedPreviews', _type: 'closedPreviews' }

const kept = '*[_type == "sharedPreview"]'

/** `links` is `null` until the content lake answered. */
export function useSharedLinks() {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [links, setLinks] = useState<SharedLink[] | null>(null)
  const load = useCallback(async () => {
    setLinks(await client.fetch<SharedLink[]>(open, {}, { perspective: 'raw' }))
  }, [client])
  useEffect(() => void load().catch(() => undefined), [load])

  const closeOne = async (id: string) => {
    const patch = client.patch(closed._id).setIfMissing({ ids: [] }).append('ids', [id])
    const record = `sharedPreview.${id}`
    await client.transaction().createIfNotExists(closed).patch(patch).delete(record).commit()
    await load()
  }
  const closeAll = async () => {
    const patch = client.patch(closed._id).set({ before: new Date().toISOString(), ids: [] })
    await client.transaction().createIfNotExists(closed).patch(patch).commit()
    await client.delete({ query: kept })
    await load()
  }
  return { links, closeOne, closeAll }
}
