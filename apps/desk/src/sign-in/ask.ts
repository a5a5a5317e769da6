import type { SignInAnswer, SignInRequest } from '@wiring/session/desk/sign-in'

type Without<Given, Name extends string> = Given extends unknown ? Omit<Given, Name> : never
/** The desk's server adds session and browser name. */
export type Asked = Without<SignInRequest, 'session' | 'userAgent'>

export type Answered = Without<SignInAnswer, 'token'> | { status: 'unavailable' } | { status: 'bad_request' }

const timeoutMs = 20_000

/** One step of signing in or confirming. Never throws. */
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
