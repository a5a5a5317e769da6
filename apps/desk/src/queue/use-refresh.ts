import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'

const every = 20_000

/** Asks for the newest list now and then while the page is looked at. Focus and cursor stay: rows keep their elements. */
export function useRefresh(setStale: (stale: boolean) => void): void {
  const router = useRouter()
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible' || document.querySelector('dialog[open]')) return
      // A refresh that fails would replace the list by the error page, so a light question goes first.
      const alive = await fetch('/api/live', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      setStale(!alive)
      if (alive) startTransition(() => router.refresh())
    }
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [router, setStale])
}
