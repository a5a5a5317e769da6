import { type ComponentType, lazy } from 'react'
import { chunkLoaded, reloadOnce } from '../device/reload-once.ts'

type StepModule = { default: ComponentType }

/** `preload` fetches the code early and never fails. */
export function lazyStep(load: () => Promise<StepModule>) {
  const arrived = (module: StepModule) => {
    chunkLoaded()
    return module
  }
  const Screen = lazy(() => load().then(arrived, reloadOnce))
  const preload = () => load().catch(() => undefined)
  return { Screen, preload }
}
