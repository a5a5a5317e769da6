import { documents } from '@wiring/content/schema'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { listenOptions } from '../listen-options.ts'

export type Content = Record<string, unknown> & {
  _id: string
  _type: string
  _rev: string
  _updatedAt: string
}

/** One request for a burst of edits (ms). */
const rest = 500

const types = documents.map(({ name }) => name)
const everything = '*[_type in $types] | order(_updatedAt desc)'

/** Drafts too, kept up to date; `null` until the lake answered. */
export function useContent(): { content: Content[] | 'failed' | null; reload: () => Promise<void> } {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [content, setContent] = useState<Content[] | 'failed' | null>(null)
  const reload = useCallback(async () => {
    try {
      setContent(await client.fetch<Content[]>(everything, { types }, { perspective: 'raw' }))
    } catch {
      setContent('failed')
    }
  }, [client])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const changes = client.listen('*[_type in $types]', { types }, listenOptions).subscribe({
      next: () => {
        clearTimeout(timer)
        timer = setTimeout(reload, rest)
      },
      error: () => undefined,
    })
    void reload()
    return () => {
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [client, reload])
  return { content, reload }
}
