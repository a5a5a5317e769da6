import type { WiringSession } from '@wiring/session/session'
import { reloadOnce } from '../device/reload-once.ts'

const rules = () => import('@wiring/session/session')

/** Fetches the schemas while nothing else is going on: 16 KB that the first screen does without, and an offline one needs. */
export const prepareReading = (): Promise<unknown> =>
  Promise.all([rules(), import('@wiring/session/survey')]).catch(() => undefined)

/** An answer of the server as a session, or `null` when it is none. */
export async function readSession(given: unknown): Promise<WiringSession | null> {
  const { wiringSession } = await rules().catch(reloadOnce)
  const read = wiringSession.safeParse(given)
  return read.success ? read.data : null
}
