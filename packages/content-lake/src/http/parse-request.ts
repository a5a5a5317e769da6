import type { IncomingMessage, ServerResponse } from 'node:http'
import { badRequest, httpError } from '../lake-error.ts'
import { dataset, type LakeSettings } from '../settings.ts'
import { callerOf } from './caller.ts'
import type { LakeRequest } from './lake-request.ts'

const version = /^v(\d+|X|\d{4}-\d{2}-\d{2})$/

export function parseRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  settings: LakeSettings,
): LakeRequest {
  const host = incoming.headers.host ?? 'localhost'
  const parsed = URL.parse(incoming.url ?? '/', `http://${host}`)
  if (!parsed) throw badRequest('The address cannot be read')
  const parts = decodePath(parsed.pathname)
  const apiVersion = parts[0] && version.test(parts[0]) ? parts[0] : 'v1'
  const segments = apiVersion === parts[0] ? parts.slice(1) : parts
  requireDataset(segments)
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

function decodePath(pathname: string): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    throw badRequest('The address cannot be decoded')
  }
}

/** 404 instead of an empty result, because the client has a wrong setting. */
function requireDataset(segments: string[]): void {
  const [area, kind, name] = segments
  const isData = area === 'data' && kind !== 'references' && name !== 'events'
  const given =
    area === 'data' && kind === 'live' ? segments[3] : isData || area === 'assets' ? name : dataset
  if (given !== undefined && given !== dataset && kind !== 'media-library-link')
    throw httpError(404, `Dataset not found: the local content lake has only "${dataset}", not "${given}".`)
}
