import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'

export interface Picture {
  _id: string
  url: string
  name: string | null
  /** Bytes. */
  size: number
  width: number
  height: number
  /** Drafts too. */
  users: { _id: string; _type: string; _rev: string; _updatedAt: string; title?: string; name?: string }[]
}

const all = `*[_type == "sanity.imageAsset"] | order(_createdAt desc){
  _id, url, "name": originalFilename, size,
  "width": metadata.dimensions.width, "height": metadata.dimensions.height,
  "users": *[references(^._id)]{_id, _type, _rev, _updatedAt, title, name}
}`

/** Newest first; `null` until the lake answered. */
export function usePictures() {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [pictures, setPictures] = useState<Picture[] | 'failed' | null>(null)
  const load = useCallback(async () => {
    try {
      setPictures(await client.fetch<Picture[]>(all, {}, { perspective: 'raw' }))
    } catch {
      setPictures('failed')
    }
  }, [client])
  useEffect(() => void load(), [load])

  /** The lake refuses a picture that came into use meanwhile: then none is deleted. */
  async function remove(unused: Picture[]) {
    const change = client.transaction()
    for (const { _id } of unused) change.delete(_id)
    await change.commit()
    await load()
  }
  return { pictures, load, remove }
}
