import type * as z from 'zod'
import type { Database, Json } from './database.types.ts'

/** The database did not answer, or not as expected. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

type Functions = Database['public']['Functions']
export type FunctionName = keyof Functions
type Arguments<Name extends FunctionName> = Functions[Name]['Args']

/** Postgres takes null for each, which the generated types leave out; and a JSON value may be a schema's. */
export type Parameters<Name extends FunctionName> = {
  [Key in keyof Arguments<Name>]: Json extends Arguments<Name>[Key] ? unknown : Arguments<Name>[Key] | null
}

/** No function takes a parameter that it does not have. */
type NoOther<Given, Name extends FunctionName> = Record<Exclude<keyof Given, keyof Arguments<Name>>, never>

type Answered = { data: unknown; error: { code: string } | null }

/** `send` is the client's, as whoever it calls; `deadline` of a call that is given none. */
export function databaseCaller(
  send: (name: FunctionName, parameters: object, signal: AbortSignal) => PromiseLike<Answered>,
  deadline: () => AbortSignal,
) {
  /** Throws `Unavailable` for any error, timeout or unexpected answer. */
  return async function callDatabase<
    Name extends FunctionName,
    Given extends Parameters<Name>,
    Answer extends z.ZodType,
  >(
    name: Name,
    parameters: Given & NoOther<Given, Name>,
    answer: Answer,
    signal = deadline(),
  ): Promise<z.infer<Answer>> {
    const { data, error } = await send(name, parameters, signal)
    if (error !== null) throw new Unavailable(`${name}: ${error.code || 'no answer'}`)
    const parsed = answer.safeParse(data)
    if (!parsed.success) throw new Unavailable(`${name}: unexpected answer`)
    return parsed.data
  }
}
