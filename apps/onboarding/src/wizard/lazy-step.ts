import { type ComponentType, lazy } from 'react'
import { filesArrived, reloadOnce } from '../device/reload-once.ts'

type StepModule = { default: ComponentType }

/** A step whose code is fetched when it is needed; `preload` fetches it earlier and never fails. */
export function lazyStep(load: () => Promise<StepModule>) {
  const arrived = (module: StepModule) => {
    filesArrived()
    return module
  }
  const Screen = lazy(() => load().then(arrived, reloadOnce))
  const preload = () => load().catch(() => undefined)
  return { Screen, preload }
}
