import { FunctionsClient, FunctionsFetchError } from '@supabase/functions-js'
import type { SupabaseAddress } from './supabase-address.ts'

export type Answered =
  | { readonly state: 'answered'; readonly data: unknown }
  /** The connection broke before an answer: the call may or may not have arrived. */
  | { readonly state: 'cut' }
  /** Anything but a 2xx, or no answer in time. */
  | { readonly state: 'failed' }

/** Calls one of the project's functions with a JSON body; gives up after `timeout` ms. Never throws. */
export async function callFunction(
  { url, key }: SupabaseAddress,
  name: string,
  body: Record<string, unknown>,
  timeout: number,
): Promise<Answered> {
  const functions = new FunctionsClient(`${url}/functions/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  })
  const { data, error } = await functions.invoke<unknown>(name, { body, timeout })
  if (error === null) return { state: 'answered', data }
  return { state: error instanceof FunctionsFetchError ? 'cut' : 'failed' }
}

/** One text field of an answer that may be anything. */
export function answeredText(data: unknown, field: string): string | null {
  if (typeof data !== 'object' || data === null) return null
  const value: unknown = Object.getOwnPropertyDescriptor(data, field)?.value
  return typeof value === 'string' ? value : null
}
