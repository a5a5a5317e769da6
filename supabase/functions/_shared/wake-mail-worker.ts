import { env } from './env.ts'

declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } | undefined

/**
 * Tells the mail worker that something waits, without waiting for it. Should this fail, the worker's schedule finds the
 * mail a little later; the outbox row is what counts.
 */
export function wakeMailWorker(): void {
  const woken = fetch(`${env.supabaseUrl}/functions/v1/mail-worker`, {
    method: 'POST',
    headers: { apikey: env.serviceKey, authorization: `Bearer ${env.serviceKey}` },
    signal: AbortSignal.timeout(30_000),
  }).then(
    (response) => response.body?.cancel(),
    () => {},
  )
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(woken)
}
