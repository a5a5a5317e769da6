import { useSyncExternalStore } from 'react'

const query = '(max-width: 959px)'

/** Evidence then stands below its sentence. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
