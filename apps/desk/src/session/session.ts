import 'server-only'
import { randomBytes } from 'node:crypto'
import { sessionToken } from '@wiring/contract/desk/access'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from '../env.ts'

const maxAgeSeconds = 12 * 3_600
const codeSeconds = 15 * 60

const withTls = () => env().DESK_URL.startsWith('https:')
const cookieName = () => (withTls() ? '__Host-desk' : 'desk')
const codeCookieName = () => `${cookieName()}-code`
const attributes = () =>
  ({ httpOnly: true, sameSite: 'strict', path: '/', secure: withTls(), maxAge: maxAgeSeconds }) as const

export async function getSession(): Promise<string | null> {
  const token = sessionToken.safeParse((await cookies()).get(cookieName())?.value)
  return token.success ? token.data : null
}

export async function requireSession(): Promise<string> {
  return (await getSession()) ?? (await leadToSignIn())
}

/** And from there back to the page that was asked for. */
export async function leadToSignIn(): Promise<never> {
  const from = (await headers()).get('x-desk-path')
  redirect(from === null || from === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(from)}`)
}

/** Marks the browser that asks for a code: nobody else can use the code or its tries up. */
export async function browserOfCode(): Promise<string> {
  const jar = await cookies()
  const known = sessionToken.safeParse(jar.get(codeCookieName())?.value).data
  const browser = known ?? randomBytes(32).toString('hex')
  jar.set(codeCookieName(), browser, { ...attributes(), maxAge: codeSeconds })
  return browser
}

export async function setSessionCookie(token: string): Promise<void> {
  const jar = await cookies()
  jar.set(cookieName(), token, attributes())
}

export async function clearSessionCookie(): Promise<void> {
  const jar = await cookies()
  jar.set(cookieName(), '', { ...attributes(), maxAge: 0 })
}
