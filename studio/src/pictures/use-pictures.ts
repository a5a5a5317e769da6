import { useLiveQuery } from '../use-live-query.ts'
import { useStudioClient } from '../use-studio-client.ts'

export interface PictureAsset {
  _id: string
  url: string
  name: string | null
  /** Bytes */
  size: number
  width: number
  height: number
  users: { _id: string; _type: string; _rev: string; _updatedAt: string; title?: string; name?: string }[]
}

const filter = '*[_type == "sanity.imageAsset"]'
const query = {
  fetch: `${filter} | order(_createdAt desc){
  _id, url, "name": originalFilename, size,
  "width": metadata.dimensions.width, "height": metadata.dimensions.height,
  "users": *[references(^._id)]{_id, _type, _rev, _updatedAt, title, name}
}`,
  listen: filter,
}

export function usePictures() {
  const client = useStudioClient()
  const { data: pictures, reload } = useLiveQuery<PictureAsset[]>(query)

  /** All or none: the lake refuses pictures in use. */
  async function remove(unused: PictureAsset[]) {
    const transaction = client.transaction()
    for (const { _id } of unused) transaction.delete(_id)
    await transaction.commit()
    reload()
  }
  return { pictures, reload, remove }
}
