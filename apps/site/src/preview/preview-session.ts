import 'server-only'
import 'server-only'
import { randomBytes } from 'node:crypto'
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode, headers } from 'next/headers'
import { cache } from 'react'
import { draftClient } from '../content/client.ts'
import { fetchUncached, publishedView, type View } from '../content/read-content.ts'
import { env } from '../env.ts'
import { linkIsClosed } from './link-is-closed.ts'
import { type PreviewSession, signSession, verifySession } from './session-token.ts'
import { recordLink } from './shared-links.ts'

const name = 'preview-session'
const bypass = '__prerender_bypass'
const key = env.SANITY_READ_TOKEN
const secure = env.SITE_URL.startsWith('https:')

/**
 * Next's own cookie never expires and is the same for everybody, so ours says who it was given to and until
 * when. Outside draft mode no cookie is read, which keeps the pages static.
 */
export async function previewSession(): Promise<PreviewSession | null> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const session = verifySession((await cookies()).get(name)?.value, key, Date.now())
  return session?.role === 'guest' && (await isClosed(session)) ? null : session
}

/** Opens the drafts of `path` until `until` (ms since 1970). Stored before it is handed out. */
export async function shareLink(path: string, until: number, by: string | undefined): Promise<string> {
  const id = randomBytes(9).toString('base64url')
  await recordLink({ id, path, until, by })
  const grant = signSession({ role: 'guest', path, id, until }, key)
  return `${env.SITE_URL}/api/preview/open?grant=${grant}`
}

/** `null` when it is forged, too old, or closed in the Studio. */
export async function openGrant(grant: string | null): Promise<PreviewSession | null> {
  const session = verifySession(grant ?? undefined, key, Date.now())
  return session && !(await isClosed(session)) ? session : null
}

/** In a Studio on another site the cookies are partitioned for that Studio. */
export async function startSession(session: PreviewSession, perspective?: string | null): Promise<void> {
  const draft = await draftMode()
  draft.enable()
  const jar = await cookies()
  const attributes = { ...(await cookieAttributes()), expires: new Date(session.until) }
  jar.set({ name: bypass, value: jar.get(bypass)?.value ?? '', ...attributes })
  jar.set({ name, value: signSession(session, key), ...attributes })
  jar.set({ name: perspectiveCookieName, value: perspective || 'drafts', ...attributes })
}

export async function endSession(): Promise<void> {
  const jar = await cookies()
  const attributes = await cookieAttributes()
  for (const each of [bypass, name, perspectiveCookieName])
    jar.set({ name: each, value: '', ...attributes, maxAge: 0 })
}

export async function wantsPublished(): Promise<boolean> {
  return (await cookies()).get(perspectiveCookieName)?.value === 'published'
}

export async function choosePerspective(perspective: 'published' | 'drafts'): Promise<void> {
  const jar = await cookies()
  jar.set({ name: perspectiveCookieName, value: perspective, ...(await cookieAttributes()) })
}

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

/** Reads no cookie outside a draft session, so published pages stay static. */
export async function currentView(): Promise<View> {
  const session = await previewSession()
  if (!session) return publishedView
  const perspective = (await wantsPublished()) ? 'published' : 'drafts'
  return { perspective, stega: session.role === 'editor' }
}

/** Written by the Studio's tool “Shared previews”; an id with a dot is never public. */
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

/** Also `true` while the content lake does not answer. */
async function isClosed(session: PreviewSession): Promise<boolean> {
  try {
    return linkIsClosed(session, await closedLinks())
  } catch {
    return true
  }
}
