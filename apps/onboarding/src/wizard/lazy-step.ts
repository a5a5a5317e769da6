import { type ComponentType, lazy } from 'react'

const mark = 'wiring-reloaded'

type StepModule = { default: ComponentType }

/**
 * A step whose code is fetched when it is needed. After a deploy an open tab asks for files that are gone: the page then
 * reloads itself, once; answers are on the device and the server knows the step.
 */
export function lazyStep(load: () => Promise<StepModule>) {
  const Screen = lazy(() => load().then(arrived, reloadOnce))
  const preload = () => load().catch(() => undefined)
  return { Screen, preload }
}

function arrived(module: StepModule): StepModule {
  try {
    sessionStorage.removeItem(mark)
  } catch {
    // Without storage there was no mark either.
  }
  return module
}

function reloadOnce(reason: unknown): Promise<StepModule> {
  try {
    if (sessionStorage.getItem(mark) !== null || !navigator.onLine) throw reason
    sessionStorage.setItem(mark, '1')
  } catch {
    throw reason
  }
  location.reload()
  return new Promise(() => {})
}
