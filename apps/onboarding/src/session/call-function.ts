import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js'
import type { FunctionRequests } from '@wiring/session/requests'
import type { SupabaseAddress } from './supabase-address.ts'

export type FunctionResult =
  | { readonly state: 'answered'; readonly data: unknown }
  /** No answer: the call may or may not have arrived. */
  | { readonly state: 'unreachable' }
  /** 503 with Retry-After: not begun, try again after `wait` ms. */
  | { readonly state: 'busy'; readonly wait: number }
  | { readonly state: 'failed' }

/** What an applicant waits for an answer at most. */
export const answerTimeoutMs = 14_000

/** Calls one of the project's functions; gives up after `timeoutMs`. Never throws. */
export async function callFunction<Name extends keyof FunctionRequests>(
  { url, key }: SupabaseAddress,
  name: Name,
  body: FunctionRequests[Name],
  timeoutMs = answerTimeoutMs,
  more: Record<string, string> = {},
): Promise<FunctionResult> {
  const functions = new FunctionsClient(`${url}/functions/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}`, ...more },
  })
  const { data, error } = await functions.invoke<unknown>(name, {
    ...(body && { body }),
    timeout: timeoutMs,
  })
  if (error === null) return { state: 'answered', data }
  if (error instanceof FunctionsFetchError) return { state: 'unreachable' }
  const wait = error instanceof FunctionsHttpError ? waitOf(error.context) : null
  return wait === null ? { state: 'failed' } : { state: 'busy', wait }
}

function waitOf(response: unknown): number | null {
  if (!(response instanceof Response) || response.status !== 503) return null
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  return Number.isNaN(seconds) ? null : seconds * 1_000
}

/** A text field of an answer of unknown shape. */
export function textField(data: unknown, field: string): string | null {
  if (typeof data !== 'object' || data === null) return null
  const value: unknown = Object.getOwnPropertyDescriptor(data, field)?.value
  return typeof value === 'string' ? value : null
}
