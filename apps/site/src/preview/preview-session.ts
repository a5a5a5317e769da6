import 'server-only'
import { randomBytes } from 'node:crypto'
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode, headers } from 'next/headers'
import { cache } from 'react'
import { draftClient } from '../content/client.ts'
import { type ContentView, fetchUncached, publishedView } from '../content/read-content.ts'
import { env } from '../env.ts'
import { bypassCookie, sessionCookie } from './draft-cookie.ts'
import { linkIsClosed, type PreviewSession, signSession, verifySession } from './session-token.ts'
import { recordLink } from './shared-links.ts'

const key = env.PREVIEW_SECRET
const secure = env.SITE_URL.startsWith('https:')

/** Next's draft cookie never expires and is the same for everybody. */
export async function previewSession(): Promise<PreviewSession | null> {
  const { isEnabled } = await draftMode()
  // Reading a cookie would make the page dynamic.
  if (!isEnabled) return null
  const session = verifySession((await cookies()).get(sessionCookie)?.value, key, Date.now())
  return session?.role === 'guest' && (await isClosed(session)) ? null : session
}

export async function shareLink(path: string, until: number, by: string | undefined): Promise<string> {
  const id = randomBytes(9).toString('base64url')
  await recordLink({ id, path, until, by })
  const grant = signSession({ role: 'guest', path, id, until }, key)
  return `${env.SITE_URL}/api/preview/open?grant=${grant}`
}

export async function openGrant(grant: string | null): Promise<PreviewSession | null> {
  const session = verifySession(grant ?? undefined, key, Date.now())
  return session && !(await isClosed(session)) ? session : null
}

export async function startSession(session: PreviewSession, perspective?: string | null): Promise<void> {
  const draft = await draftMode()
  draft.enable()
  const jar = await cookies()
  const attributes = { ...(await cookieAttributes()), expires: new Date(session.until) }
  jar.set({ name: bypassCookie, value: jar.get(bypassCookie)?.value ?? '', ...attributes })
  jar.set({ name: sessionCookie, value: signSession(session, key), ...attributes })
  jar.set({ name: perspectiveCookieName, value: perspective || 'drafts', ...attributes })
}

export async function endSession(): Promise<void> {
  const jar = await cookies()
  const attributes = await cookieAttributes()
  for (const name of [bypassCookie, sessionCookie, perspectiveCookieName])
    jar.set({ name, value: '', ...attributes, maxAge: 0 })
}

export async function readPerspective(): Promise<ContentView['perspective']> {
  return (await cookies()).get(perspectiveCookieName)?.value === 'published' ? 'published' : 'drafts'
}

export async function savePerspective(perspective: ContentView['perspective']): Promise<void> {
  const jar = await cookies()
  jar.set({ name: perspectiveCookieName, value: perspective, ...(await cookieAttributes()) })
}

/** Partitioned in a Studio on another site. */
async function cookieAttributes() {
  const requestHeaders = await headers()
  const framed =
    requestHeaders.get('sec-fetch-site') === 'cross-site' &&
    requestHeaders.get('sec-fetch-dest') === 'iframe' &&
    secure
  return {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: secure ? ('none' as const) : ('lax' as const),
    partitioned: framed,
  }
}

export async function currentView(): Promise<ContentView> {
  const session = await previewSession()
  if (!session) return publishedView
  return { perspective: await readPerspective(), stega: session.role === 'editor' }
}

/** Written by the Studio's “Shared previews”. */
const query = `*[_id == "private.closedPreviews"][0]{"ids": coalesce(ids, []), before}`

const closedLinks = cache(() =>
  fetchUncached((signal) =>
    draftClient.fetch<{ ids: string[]; before: string | null } | null>(
      query,
      {},
      { perspective: 'raw', cache: 'no-store', signal },
    ),
  ),
)

/** Also while the content lake is unreachable. */
async function isClosed(session: PreviewSession): Promise<boolean> {
  try {
    return linkIsClosed(session, await closedLinks())
  } catch {
    return true
  }
}
