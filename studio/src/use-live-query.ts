import { useEffect, useState } from 'react'
import { retry, timer } from 'rxjs'
import { useDocumentStore } from 'sanity'

interface LiveQuery {
  fetch: string
  /** A filter whose changes repeat the fetch. */
  listen: string
}

const throttleMs = 500
const retryMs = 5_000

/** Reads drafts too. `null` before the first answer, `failed` while there is none. */
export function useLiveQuery<Result>(
  { fetch, listen }: LiveQuery,
  params: Record<string, string | string[]> = {},
) {
  const store = useDocumentStore()
  const [data, setData] = useState<Result | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(params)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request
  useEffect(() => {
    const waitForRetry = () => {
      setData((before) => before ?? 'failed')
      return timer(retryMs)
    }
    const subscription = store
      .listenQuery({ fetch, listen }, JSON.parse(key), { perspective: 'raw', throttleTime: throttleMs })
      .pipe(retry({ delay: waitForRetry }))
      .subscribe(setData)
    return () => subscription.unsubscribe()
  }, [store, fetch, listen, key, attempt])
  return { data, reload: () => setAttempt((before) => before + 1) }
}
