import 'server-only'
import { createHash } from 'node:crypto'
import type { Snapshot } from '@wiring/map/snapshot'
import { bareAnswer } from '../security/bare-answer.ts'
import { loadWizardTexts } from '../session/get-wizard-texts.ts'
import { house } from './house.ts'
import { loadMap, type PublishedMap } from './load-map.ts'
import { missingMap } from './missing-map.ts'

interface MapFile {
  name: string
  type: string
  body: string | Uint8Array<ArrayBuffer>
}

export interface MapContext {
  params: Promise<{ secret: string }>
}

const headers = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/** `variant`: what changes the bytes beside the map and the address for corrections. */
export async function answerFile(
  request: Request,
  { params }: MapContext,
  extension: string,
  render: (map: PublishedMap, contact: string | null) => Promise<MapFile> | MapFile,
  variant = '',
): Promise<Response> {
  const loaded = await loadMap((await params).secret)
  if (loaded.state === 'missing') return missingMap(request.headers, house())
  if (loaded.state === 'failed') return failedMap()
  const { row: map } = loaded
  const { contactEmail } = await loadWizardTexts()
  const parts = JSON.stringify([map, extension, variant, contactEmail])
  const etag = `"${createHash('sha256').update(parts).digest('base64url')}"`
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } })
  const { name, type, body } = await render(map, contactEmail)
  return new Response(body, {
    headers: {
      ...headers,
      ETag: etag,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}.${extension}"`,
    },
  })
}

function failedMap(): Response {
  const page = {
    title: 'The map cannot be read right now',
    status: 'Status 503',
    heading: 'The map cannot be read right now.',
    text: 'The service is not available at the moment. The address stays good; try again in a minute.',
    links: [{ label: 'Retry', address: '' }],
    house: house(),
  }
  return bareAnswer(503, page, { 'Retry-After': '60' })
}

/** Without the person's name: file names travel. */
export const fileName = ({ rev }: Snapshot): string => `wiring-map-rev-${String(rev).padStart(2, '0')}`
