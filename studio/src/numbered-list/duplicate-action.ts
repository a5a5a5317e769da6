import { rankAfter } from '@wiring/content/parts/rules/ranks.ts'
import { useEffect, useState } from 'react'
import type { DocumentActionComponent, DuplicateActionProps } from 'sanity'
import { useStudioClient } from '../use-studio-client.ts'

const query = '*[_type == $type && defined(orderRank)].orderRank'

/** A copy with the rank of its original would keep the list from being dragged. */
export function withOwnPlace(duplicate: DocumentActionComponent): DocumentActionComponent {
  if (duplicate.action !== 'duplicate') return duplicate
  const Duplicate: DocumentActionComponent = (props) => {
    const client = useStudioClient()
    const [ranks, setRanks] = useState<string[] | null>(null)
    useEffect(() => {
      let current = true
      client
        .fetch<string[]>(query, { type: props.type }, { perspective: 'raw' })
        .then((found) => current && setRanks(found))
        .catch(() => undefined)
      return () => {
        current = false
      }
    }, [client, props.type])
    const placed: DuplicateActionProps = {
      ...props,
      mapDocument: (document) =>
        typeof document.orderRank === 'string'
          ? { ...document, orderRank: rankAfter(document.orderRank, ranks ?? []) }
          : document,
    }
    const description = duplicate(placed)
    return description && ranks === null ? { ...description, disabled: true } : description
  }
  Duplicate.action = 'duplicate'
  return Duplicate
}
