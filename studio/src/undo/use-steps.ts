import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { readActs, type Version, versionsBefore } from './history.ts'
import { type Step, stepOf } from './steps.ts'

/** How many acts are compared with what is public, and how many shown. */
const compared = 40
const shown = 20

/** Newest first; `null` while loading. */
export function useSteps(types: string[]): { steps: Step[] | 'failed' | null; load: () => Promise<void> } {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [steps, setSteps] = useState<Step[] | 'failed' | null>(null)
  const load = useCallback(async () => {
    try {
      const documents = await client.fetch<Version[]>('*[_type in $types]', { types }, { perspective: 'raw' })
      const ids = documents.map(({ _id }) => _id).filter((id) => !id.includes('.'))
      const acts = await readActs(client, ids)
      const found = await Promise.all(
        acts.slice(0, compared).map(async (act) => stepOf(act, await versionsBefore(client, act), documents)),
      )
      setSteps(found.filter((step) => step !== null).slice(0, shown))
    } catch {
      setSteps('failed')
    }
  }, [client, types])
  useEffect(() => void load(), [load])
  return { steps, load }
}
