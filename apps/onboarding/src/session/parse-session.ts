import type { WiringSession } from '@wiring/session/session'
import { reloadOnce } from '../device/reload-once.ts'

const rules = () => import('@wiring/session/session')

/** Fetches the schemas (16 KB) ahead: an offline screen needs them. */
export const preloadSchemas = (): Promise<unknown> =>
  Promise.all([rules(), import('@wiring/session/survey')]).catch(() => undefined)

/** `null` when the answer is no session. */
export async function parseSession(given: unknown): Promise<WiringSession | null> {
  const { wiringSession } = await rules().catch(reloadOnce)
  const read = wiringSession.safeParse(given)
  return read.success ? read.data : null
}
