import type { Secrets } from '../settings.ts'
import type { FunctionGateway } from './functions/function-gateway.ts'

/** Calls a worker function every `seconds`, as hosted projects do by schedule. One call at a time. Returns the stop. */
export function tick(
  functions: FunctionGateway,
  secrets: Secrets,
  name: string,
  seconds: number,
): () => void {
  let busy = false
  const timer = setInterval(async () => {
    if (busy) return
    busy = true
    const request = new Request(`http://localhost/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: secrets.supabaseSecretKey },
    })
    await functions.fetch(request, name, '127.0.0.1').then(
      (response) => response.body?.cancel(),
      () => {},
    )
    busy = false
  }, seconds * 1_000)
  return () => clearInterval(timer)
}
