import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { listenOptions } from '../listen-options.ts'
import type { Row } from './row-order.ts'

const query = '*[_type == $type]{_id, _type, number}'

/** With drafts, kept up to date; `null` until the lake answered. */
export function useRows(type: string): Row[] | null {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [rows, setRows] = useState<Row[] | null>(null)
  useEffect(() => {
    let current = true
    const load = () =>
      client
        .fetch<Row[]>(query, { type }, { perspective: 'raw' })
        .then((found) => current && setRows(found))
        .catch(() => undefined)
    const changes = client.listen('*[_type == $type]', { type }, listenOptions).subscribe(() => void load())
    return () => {
      current = false
      changes.unsubscribe()
    }
  }, [client, type])
  return rows
}
