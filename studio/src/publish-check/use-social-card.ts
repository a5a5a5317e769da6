import { isRecord } from '@wiring/content/parts/rules/is-record.ts'
import { useEffect, useState } from 'react'
import { environment } from '../env.ts'
import { useStudioClient } from '../use-studio-client.ts'

const query = `{
  "own": *[_id == $asset][0].url,
  "shared": select($home => *[_id == "siteSettings"][0].socialImage.asset->url)
}`

interface Card {
  url: string
  from: 'page' | 'settings' | 'drawn'
}

export function useSocialCard(picture: unknown, drawn: string): Card {
  const client = useStudioClient()
  const [chosen, setChosen] = useState<Card | null>(null)
  const asset = isRecord(picture) && isRecord(picture.asset) ? picture.asset._ref : undefined
  useEffect(() => {
    let current = true
    setChosen(null)
    client
      .fetch<{ own: string | null; shared: string | null }>(query, {
        asset: asset ?? null,
        home: drawn === '/og/home',
      })
      .then(({ own, shared }) => {
        const url = own ?? shared
        if (current && url)
          setChosen({ url: `${url}?w=1200&h=630&fit=crop`, from: own ? 'page' : 'settings' })
      })
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [client, asset, drawn])
  return chosen ?? { url: `${environment.siteUrl}${drawn}`, from: 'drawn' }
}
