import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database, Json } from '@wiring/database/database.types'
import * as z from 'zod'
import { env } from './env.ts'

export class Unavailable extends Error {
  override name = 'Unavailable'
}

export const limited = z.object({ status: z.literal('limited'), retry_after: z.number() })

const client = new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
  headers: env.serviceHeaders,
})

/** Keeps answers under the promised 5 s. */
const timeoutMs = 4_000

export const requestDeadline = (): AbortSignal => AbortSignal.timeout(timeoutMs)

type Functions = Database['public']['Functions']
type FunctionName = keyof Functions
type Arguments<Name extends FunctionName> = Functions[Name]['Args']

/** Postgres takes null for each, which the generated types leave out; and a JSON value may be a schema's. */
type Parameters<Name extends FunctionName> = {
  [Key in keyof Arguments<Name>]: Json extends Arguments<Name>[Key] ? unknown : Arguments<Name>[Key] | null
}

/** No function takes a parameter that it does not have. */
type NoOther<Given, Name extends FunctionName> = Record<Exclude<keyof Given, keyof Arguments<Name>>, never>

/** As service_role. Throws `Unavailable` for any error, timeout or unexpected answer. */
export async function callDatabase<
  Name extends FunctionName,
  Given extends Parameters<Name>,
  Answer extends z.ZodType,
>(
  name: Name,
  parameters: Given & NoOther<Given, Name>,
  answer: Answer,
  signal = requestDeadline(),
): Promise<z.infer<Answer>> {
  const { data, error } = await client.rpc(name, parameters).abortSignal(signal)
  if (error !== null) throw new Unavailable(`${name}: ${error.code || 'no answer'}`)
  const parsed = answer.safeParse(data)
  if (!parsed.success) throw new Unavailable(`${name}: unexpected answer`)
  return parsed.data
}
