import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { httpError } from '../lake-error.ts'
import type { LakeSettings } from '../settings.ts'

export interface Caller {
  privileged: boolean
  author: string
  allowedOrigin: string | undefined
}

/** Throws 401 for a wrong token; none means an anonymous reader. */
export function callerOf(request: IncomingMessage, url: URL, settings: LakeSettings): Caller {
  const origin = request.headers.origin
  const ticket = readTicket(url)
  if (ticket) return { ...ticket, allowedOrigin: origin }
  const fromStudio = origin !== undefined && settings.studioOrigins.includes(origin)
  const allowedOrigin = fromStudio || settings.siteOrigins.includes(origin ?? '') ? origin : undefined
  const authorization = request.headers.authorization
  if (authorization !== undefined) {
    if (!settings.tokens.some((token) => equalInConstantTime(authorization, `Bearer ${token}`)))
      throw httpError(
        401,
        'Unauthorized - Session not found: this is not the token of the local content lake.',
      )
    return {
      privileged: true,
      author: fromStudio ? studioUser(origin, settings) : 'local-token',
      allowedOrigin,
    }
  }
  return {
    privileged: fromStudio,
    author: fromStudio ? studioUser(origin, settings) : 'anonymous',
    allowedOrigin,
  }
}

/** Without a login, each Studio origin (localhost, 127.0.0.1) is a user of its own. */
function studioUser(origin: string, settings: LakeSettings): string {
  return settings.studioOrigins.indexOf(origin) > 0 ? 'second-editor' : 'local-editor'
}

export function requirePrivileged(caller: Caller): void {
  if (!caller.privileged)
    throw httpError(401, 'Unauthorized: drafts, history and writes need the token of the local content lake.')
}

const ticketKey = randomBytes(32)

/**
 * Browsers send `Origin: null` after a redirect, so the address carries the caller, signed with path and
 * query.
 */
export function ticketFor(caller: Caller, url: URL): string {
  const claim = `${caller.privileged ? 1 : 0}.${caller.author}`
  return `${claim}.${signature(claim, url)}`
}

function readTicket(url: URL): Omit<Caller, 'allowedOrigin'> | undefined {
  const ticket = url.searchParams.get('ticket')
  if (ticket === null) return undefined
  url.searchParams.delete('ticket')
  const [privileged, author = '', given = ''] = ticket.split('.')
  if (!equalInConstantTime(given, signature(`${privileged}.${author}`, url)))
    throw httpError(401, 'This stream ticket is not valid (any more).')
  return { privileged: privileged === '1', author }
}

function signature(claim: string, url: URL): string {
  return createHmac('sha256', ticketKey).update(`${claim} ${url.pathname}${url.search}`).digest('base64url')
}

function equalInConstantTime(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
