import { apiVersion } from '@wiring/content/api-version'
import { useMemo } from 'react'
import { useClient } from 'sanity'

/** Long for a slow line; Sanity's own is five minutes, in which a pressed button says nothing. */
export const longestWaitMs = 30_000

export function useStudioClient() {
  const client = useClient({ apiVersion })
  return useMemo(() => client.withConfig({ timeout: longestWaitMs }), [client])
}
