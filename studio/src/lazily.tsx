import { type ComponentType, lazy, Suspense } from 'react'

/** A tool whose code is fetched when it is opened, so that the Studio itself starts without it. */
export function lazily(load: () => Promise<{ default: ComponentType }>) {
  const Tool = lazy(load)
  return () => (
    <Suspense fallback={null}>
      <Tool />
    </Suspense>
  )
}
