import { useLiveQuery } from '../use-live-query.ts'
import { useStudioClient } from '../use-studio-client.ts'
import type { SharedLink } from './shared-link.ts'

const allLinks = '*[_type == "sharedPreview"]'

const openLinks = {
  fetch: `*[_type == "sharedPreview" && dateTime(until) > dateTime(now())
  && !(string::split(_id, "sharedPreview.")[1] in coalesce(*[_id == "private.closedPreviews"][0].ids, []))] | order(until desc){
  _id, path, until, by
}`,
  listen: allLinks,
}

/** The site reads it before it opens a shared preview. */
const closedPreviews = { _id: 'private.closedPreviews', _type: 'closedPreviews' }

export function useSharedLinks() {
  const client = useStudioClient()
  const { data, reload } = useLiveQuery<SharedLink[]>(openLinks)

  const closeOne = async (id: string) => {
    const patch = client.patch(closedPreviews._id).setIfMissing({ ids: [] }).append('ids', [id])
    const record = `sharedPreview.${id}`
    await client.transaction().createIfNotExists(closedPreviews).patch(patch).delete(record).commit()
    reload()
  }
  const closeAll = async () => {
    const patch = client.patch(closedPreviews._id).set({ before: new Date().toISOString(), ids: [] })
    await client.transaction().createIfNotExists(closedPreviews).patch(patch).commit()
    await client.delete({ query: allLinks })
    reload()
  }
  return { links: data === 'failed' ? null : data, closeOne, closeAll }
}
