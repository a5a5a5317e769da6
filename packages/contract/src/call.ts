import { isDomainBlocked, rememberBlocked } from './blocked-domain.ts'
import type { FunctionRequests } from './function-requests.ts'

/** Read at run time, so that no build contains it. */
export interface SupabaseAddress {
  url: string
  /** Publishable, or the secret that the function takes. */
  key: string
}

interface FunctionCall<Name extends keyof FunctionRequests, Answer> {
  supabase: SupabaseAddress
  name: Name
  body: FunctionRequests[Name]
  headers?: Record<string, string>
  /** Throws for an unexpected answer. */
  answer: (data: unknown) => Answer
  /** For all attempts together. */
  timeoutMs?: number
  /** For idempotent calls only. */
  retries?: number
}

export type FunctionResult<Answer> =
  | { state: 'answered'; data: Answer }
  | { state: 'unreachable' }
  | { state: 'failed'; status: number }

/** Of the site, for browsers whose network or extension blocks the domain of Supabase. */
export const sameOriginPaths: Partial<Record<keyof FunctionRequests, string>> = {
  'wiring-session-signup': '/forms/signup',
  'waitlist-signup': '/forms/waitlist',
  'update-wiring-session': '/forms/update',
  'session-address': '/forms/address',
  'send-session-link': '/forms/link',
  'hand-over-answers': '/forms/answers',
  'send-map-again': '/forms/map',
  'delete-session': '/forms/delete',
}

export const answerTimeoutMs = 14_000
const minAttemptMs = 4_000
/** Leaves time for the site's route when a network drops packets. */
const directShare = 0.6

/** In a browser, what cannot reach Supabase goes to the site's route. */
export async function callFunction<Name extends keyof FunctionRequests, Answer>(
  call: FunctionCall<Name, Answer>,
): Promise<FunctionResult<Answer>> {
  const { supabase, name, timeoutMs = answerTimeoutMs } = call
  const { url, key } = supabase
  const deadline = Date.now() + timeoutMs
  const path = globalThis.location && sameOriginPaths[name]
  if (!isDomainBlocked() || path === undefined) {
    const address = `${url}/functions/v1/${name}`
    const credentials = { apikey: key, authorization: `Bearer ${key}` }
    const directMs = path === undefined ? timeoutMs : timeoutMs * directShare
    const direct = await post(address, call, credentials, directMs)
    if (direct.state !== 'unreachable' || path === undefined) return direct
    // Else it may have arrived, and only the answer got lost.
    if (!call.retries && (await canReach(address, deadline - Date.now()))) return direct
  }
  const second = await post(new URL(path, location.origin).href, call, {}, deadline - Date.now())
  rememberBlocked(second.state === 'answered')
  return second
}

const timeLimit = (ms: number) => AbortSignal.timeout(Math.max(1, Math.floor(ms)))

async function canReach(address: string, timeoutMs: number): Promise<boolean> {
  const signal = timeLimit(timeoutMs / 2)
  return fetch(address, { method: 'HEAD', mode: 'no-cors', signal }).then(
    () => true,
    () => false,
  )
}

async function post<Name extends keyof FunctionRequests, Answer>(
  address: string,
  { body, headers, answer, retries = 0 }: FunctionCall<Name, Answer>,
  credentials: Record<string, string>,
  timeoutMs: number,
): Promise<FunctionResult<Answer>> {
  const deadline = Date.now() + timeoutMs
  const request: RequestInit = {
    method: 'POST',
    headers: { ...credentials, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
    redirect: 'error',
    signal: timeLimit(timeoutMs),
  }
  try {
    for (let retriesLeft = retries; ; retriesLeft -= 1) {
      const response = await fetch(address, request)
      const delay = retryDelayOf(response)
      if (retriesLeft === 0 || delay === null || Date.now() + delay + minAttemptMs > deadline)
        return await readAnswer(response, answer)
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  } catch {
    return { state: 'unreachable' }
  }
}

function retryDelayOf({ status, headers }: Response): number | null {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  // Jitter: refused callers must not return together.
  return status === 503 && seconds >= 0 ? seconds * 1_000 * (1 + Math.random() / 2) : null
}

async function readAnswer<Answer>(
  response: Response,
  answer: (data: unknown) => Answer,
): Promise<FunctionResult<Answer>> {
  const failed = { state: 'failed', status: response.status } as const
  if (!response.ok) return failed
  try {
    return { state: 'answered', data: answer(await response.json()) }
  } catch {
    return failed
  }
}

/** `null` when absent or empty. Not by zod, which would outweigh the form in the browser. */
export function textField(data: unknown, name: string): string | null {
  if (typeof data !== 'object' || data === null) throw new TypeError('The answer is no object.')
  const value: unknown = Reflect.get(data, name)
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'string') throw new TypeError(`${name} is no text.`)
  return value
}
