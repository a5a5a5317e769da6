import { secretList } from '@wiring/contract/secret-list'
import * as z from 'zod'
import { env, readVariables } from './env.ts'
import { ifUsable, withoutSlash } from './variables.ts'

declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } | undefined

/** Does not wait: if it fails, the worker's schedule finds the row. */
function wakeWorker(url: string, headers: Record<string, string>): void {
  const woken = fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(30_000) }).then(
    (response) => response.body?.cancel(),
    () => {},
  )
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(woken)
}

export const wakeMailWorker = (): void =>
  wakeWorker(`${env.supabaseUrl}/functions/v1/mail-worker`, env.serviceHeaders)

const { MAP_WORKER_SECRET: secrets, DESK_URL: deskUrl } = readVariables(
  z.object({ MAP_WORKER_SECRET: ifUsable(secretList(32)), DESK_URL: ifUsable(withoutSlash) }),
)

/** Without the variables the worker's schedule finds the job. */
export function wakeMapWorker(): void {
  if (secrets === undefined || deskUrl === undefined) return
  wakeWorker(`${deskUrl}/api/worker`, { authorization: `Bearer ${secrets[0]}` })
}
