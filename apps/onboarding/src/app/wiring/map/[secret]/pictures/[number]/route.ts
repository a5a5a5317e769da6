import { decodePicture } from '@wiring/sheet/pictures/decode-picture.ts'
import { rooms } from '@wiring/ui/tokens'
import { fetchPicture } from '../../../../../../map/fetch-picture.ts'

interface Context {
  params: Promise<{ secret: string; number: string }>
}

const size = 480

/** A thumbnail of what was given, with nothing of its metadata. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { secret, number } = await params
  const picture = await fetchPicture(secret, Number(number))
  if (picture === 'missing') return drawn(404, 'no longer held')
  if (picture === 'failed') return drawn(503, 'cannot be shown now')
  try {
    const thumbnail = await decodePicture(picture, (given) =>
      given
        .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer(),
    )
    return new Response(new Uint8Array(thumbnail), { headers: { ...headers, 'Content-Type': 'image/webp' } })
  } catch {
    return drawn(415, 'cannot be shown')
  }
}

const headers = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

const { line, 'ink-2': ink, 'bg-2': ground } = rooms.paper

/** Browsers draw the body whatever the status says, so that no image is broken, also without a script. */
function drawn(status: number, message: string): Response {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160"><rect width="160" height="160" fill="${ground}"/><path d="M0 0L160 160M160 0L0 160" stroke="${line}"/><rect x="4" y="66" width="152" height="28" fill="${ground}"/><text x="80" y="85" text-anchor="middle" font-family="sans-serif" font-size="14" fill="${ink}">${message}</text></svg>`
  return new Response(svg, { status, headers: { ...headers, 'Content-Type': 'image/svg+xml' } })
}
