import type { IncomingMessage, ServerResponse } from 'node:http'
import { badRequest, refusal } from '../lake-error.ts'
import type { LakeSettings } from '../settings.ts'
import { callerOf } from './caller.ts'
import type { LakeRequest } from './lake-request.ts'

const version = /^v(\d+|X|\d{4}-\d{2}-\d{2})$/

/** Throws 400, 401, or 404 for another dataset. */
export function parseRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  settings: LakeSettings,
): LakeRequest {
  const host = incoming.headers.host ?? 'localhost'
  const parsed = URL.parse(incoming.url ?? '/', `http://${host}`)
  if (!parsed) throw badRequest('The address cannot be read')
  const parts = decoded(parsed.pathname)
  const apiVersion = parts[0] && version.test(parts[0]) ? parts[0] : 'v1'
  const segments = apiVersion === parts[0] ? parts.slice(1) : parts
  requireDataset(segments, settings)
  return {
    method: incoming.method ?? 'GET',
    segments,
    apiVersion,
    url: parsed,
    caller: callerOf(incoming, parsed, settings),
    incoming,
    response,
  }
}

function decoded(pathname: string): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    throw badRequest('The address cannot be decoded')
  }
}

/** A client that asks for another dataset has a wrong setting, so it gets 404 and not an empty answer. */
function requireDataset(segments: string[], { dataset }: LakeSettings): void {
  const [area, kind, name] = segments
  const isData = area === 'data' && kind !== 'references' && name !== 'events'
  const given =
    area === 'data' && kind === 'live' ? segments[3] : isData || area === 'assets' ? name : dataset
  if (given !== undefined && given !== dataset && kind !== 'media-library-link')
    throw refusal(404, `Dataset not found: the local content lake has only "${dataset}", not "${given}".`)
}
