import { useEffect, useRef } from 'react'
import { readAfterMs } from './read-sources.ts'

export function useReadAfter(
  open: readonly string[],
  sentence: string,
  onRead: (shown: readonly string[], sentence: string) => void,
): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const timer = setTimeout(() => onRead(latest.current, sentence), readAfterMs)
    return () => clearTimeout(timer)
  }, [sentence, onRead])
}
