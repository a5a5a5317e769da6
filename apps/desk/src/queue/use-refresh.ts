import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'

const refreshMs = 20_000

export function useRefresh(setStale: (stale: boolean) => void): void {
  const router = useRouter()
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible' || document.querySelector('dialog[open]')) return
      // A failed refresh would show the error page.
      const alive = await fetch('/alive', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      setStale(!alive)
      if (alive) startTransition(() => router.refresh())
    }
    const timer = setInterval(refresh, refreshMs)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [router, setStale])
}
