import { type ComponentType, lazy, Suspense } from 'react'

/** Its code loads when the tool is opened. */
export function lazily(load: () => Promise<{ default: ComponentType }>) {
  const Tool = lazy(load)
  return () => (
    <Suspense fallback={null}>
      <Tool />
    </Suspense>
  )
}
