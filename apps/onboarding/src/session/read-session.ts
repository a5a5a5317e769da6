import type { WiringSession } from '@wiring/session/session'
import { reloadOnce } from '../device/reload-once.ts'

const rules = () => import('@wiring/session/session')

/** Fetches the schema while nothing else is going on; it is 16 KB that the first screen does without. */
export const prepareReading = (): Promise<unknown> => rules().catch(() => undefined)

/** An answer of the server as a session, or `null` when it is none. */
export async function readSession(given: unknown): Promise<WiringSession | null> {
  const { wiringSession } = await rules().catch(reloadOnce)
  const read = wiringSession.safeParse(given)
  return read.success ? read.data : null
}
