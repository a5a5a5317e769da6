import 'server-only'
import { mapPictureRequest } from '@wiring/contract/map-picture'
import { supabaseAddress } from '../env.ts'

const timeoutMs = 9_000

/** As it was given. `number` counts from 1, as in `V1`. */
export async function fetchPicture(
  mapSecret: string,
  number: number,
): Promise<Uint8Array<ArrayBuffer> | 'missing' | 'failed'> {
  const body = mapPictureRequest.safeParse({ mapSecret, number })
  if (!body.success) return 'missing'
  const { url, key } = supabaseAddress()
  try {
    const answer = await fetch(`${url}/functions/v1/map-picture`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body.data),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
    await answer.body?.cancel()
    return answer.status === 404 ? 'missing' : 'failed'
  } catch {
    return 'failed'
  }
}
