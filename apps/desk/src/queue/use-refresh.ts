import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'

const every = 20_000

/** While visible; rows keep their elements, so focus and cursor stay. */
export function useRefresh(setStale: (stale: boolean) => void): void {
  const router = useRouter()
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible' || document.querySelector('dialog[open]')) return
      // A failed refresh would show the error page.
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
