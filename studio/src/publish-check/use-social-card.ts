import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { environment } from '../env.ts'
import { isRecord } from './visit.ts'

const query = `coalesce(
  *[_id == $asset][0].url,
  select($home => *[_id == "siteSettings"][0].socialImage.asset->url)
)`

/**
 * The address of the picture that a shared page shows: the chosen one cut to the card; on the home page else the one of the
 * site settings; else the one the site draws.
 */
export function useSocialCard(picture: unknown, drawn: string): string {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [chosen, setChosen] = useState<string | null>(null)
  const asset = isRecord(picture) && isRecord(picture.asset) ? picture.asset._ref : undefined
  useEffect(() => {
    let current = true
    setChosen(null)
    client
      .fetch<string | null>(query, { asset: asset ?? null, home: drawn === '/og/home' })
      .then((url) => current && setChosen(url && `${url}?w=1200&h=630&fit=crop`))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [client, asset, drawn])
  return chosen ?? `${environment.siteUrl}${drawn}`
}
