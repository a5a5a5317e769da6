import 'server-only'
import { sessionToken } from '@wiring/session/desk/access'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from '../env.ts'

const maxAgeSeconds = 12 * 3_600

const withTls = () => env().DESK_URL.startsWith('https:')
const cookieName = () => (withTls() ? '__Host-desk' : 'desk')
const attributes = () =>
  ({ httpOnly: true, sameSite: 'strict', path: '/', secure: withTls(), maxAge: maxAgeSeconds }) as const

export async function getSession(): Promise<string | null> {
  const token = sessionToken.safeParse((await cookies()).get(cookieName())?.value)
  return token.success ? token.data : null
}

export async function requireSession(): Promise<string> {
  return (await getSession()) ?? redirect(signInPath((await headers()).get('x-desk-path')))
}

const signInPath = (from: string | null) =>
  from === null || from === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(from)}`

export async function setSessionCookie(token: string): Promise<void> {
  const jar = await cookies()
  jar.set(cookieName(), token, attributes())
}

export async function clearSessionCookie(): Promise<void> {
  const jar = await cookies()
  jar.set(cookieName(), '', { ...attributes(), maxAge: 0 })
}
