import type { SignInAnswer, SignInRequest } from '@wiring/session/desk/sign-in'

type Without<Given, Name extends string> = Given extends unknown ? Omit<Given, Name> : never
/** A request as a page sends it: the desk's server adds the session and the browser's name. */
export type Asked = Without<SignInRequest, 'session' | 'userAgent'>

/** An answer as a page gets it, without the token. */
export type Answered = Without<SignInAnswer, 'token'> | { status: 'unavailable' } | { status: 'bad_request' }

const timeoutMs = 20_000

/** Asks the desk's server for one step of signing in or confirming. Never throws. */
export async function ask(asked: Asked): Promise<Answered> {
  try {
    const response = await fetch('/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return (await response.json()) as Answered
  } catch {
    return { status: 'unavailable' }
  }
}
