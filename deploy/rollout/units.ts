import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { setVariables } from '../environment.ts'

export interface Unit {
  name: string
  port: number
  /** Where it says whether it is well. */
  ready: string
}

const readyPaths: Record<string, string> = { onboarding: '/wiring/ready', studio: '/alive' }

/** In the order in which they are restarted: one of two always answers. The site asks the onboarding app. */
const usual = 'onboarding@3001 onboarding@3011 site@3000 site@3010 desk@3002 studio@3333'

/** `TRACEWORK_UNITS` names others, for instance one of each on a small machine. */
export const units: readonly Unit[] = (setVariables().TRACEWORK_UNITS ?? usual).split(' ').map((name) => {
  const [app = '', port] = name.split('@')
  return { name: `tracework-${name}`, port: Number(port), ready: readyPaths[app] ?? '/ready' }
})

const readyMs = 1_000 * Number(setVariables().TRACEWORK_READY_SECONDS ?? 60)

const systemctl = (...parameters: string[]): string =>
  execFileSync(setVariables().SYSTEMCTL ?? 'systemctl', parameters, { encoding: 'utf8' })

/** Its HTTP status; 0 without an answer. */
export const readiness = ({ port, ready }: Unit): Promise<number> =>
  fetch(`http://127.0.0.1:${port}${ready}`, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.status
    },
    () => 0,
  )

/** So long a process may answer as ill as before: what it lacks then is not of the release. */
const outageMs = 5_000

/**
 * Throws unless it is well again in time. One that was ill before may stay so, or nobody could go back or
 * forward while the database or the lake is down: then it returns what it says.
 */
export async function restart(unit: Unit): Promise<number> {
  const before = await readiness(unit)
  systemctl('restart', unit.name)
  let status = 0
  let answersSince: number | null = null
  for (const deadline = Date.now() + readyMs; Date.now() < deadline; await wait(250)) {
    status = await readiness(unit)
    if (status === 200) return status
    if (status !== 0) answersSince ??= Date.now()
    if (status >= 500 && status === before && Date.now() - (answersSince ?? Infinity) > outageMs)
      return status
  }
  throw new Error(`${unit.name} says ${status || 'nothing'} after ${readyMs / 1_000} s`)
}

/** `tracework record`, which no visitor waits for, with the release and the variables of now. */
export function restartRecorder(): void {
  if (setVariables().REPLICATION_URL) systemctl('try-restart', 'tracework-record')
}
