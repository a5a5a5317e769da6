import type { Secrets } from '../settings.ts'
import type { FunctionGateway } from './functions/function-gateway.ts'

function runEvery(seconds: number, call: () => Promise<Response>): () => void {
  let busy = false
  const timer = setInterval(async () => {
    if (busy) return
    busy = true
    await call().then(
      (response) => response.body?.cancel(),
      () => {},
    )
    busy = false
  }, seconds * 1_000)
  return () => clearInterval(timer)
}

export function scheduleFunction(
  functions: FunctionGateway,
  secrets: Secrets,
  name: string,
  seconds: number,
): () => void {
  return runEvery(seconds, () => {
    const request = new Request(`http://localhost/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: secrets.supabaseSecretKey },
    })
    return functions.fetch(request, name, { peer: '127.0.0.1', gone: new AbortController().signal })
  })
}

export function scheduleDeskWorker(deskUrl: string, secrets: Secrets, seconds: number): () => void {
  const headers = { authorization: `Bearer ${secrets.mapWorkerSecret}` }
  return runEvery(seconds, () =>
    fetch(`${deskUrl}/api/worker`, { method: 'POST', headers, signal: AbortSignal.timeout(60_000) }),
  )
}
