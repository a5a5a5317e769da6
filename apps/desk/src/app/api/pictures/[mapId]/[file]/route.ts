import sharp from 'sharp'
import { callDesk } from '../../../../../desk-api/call-desk.ts'
import { env } from '../../../../../env.ts'
import { fetchPicture } from '../../../../../pictures/fetch-picture.ts'
import { getSession } from '../../../../../session/session.ts'

interface Params {
  params: Promise<{ mapId: string; file: string }>
}

const widths = [480, 1600]
/** Decompression bombs. */
const maxPixels = 100_000_000

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const session = await getSession()
  if (session === null) return status(401)
  const { mapId, file } = await params
  const found = await callDesk(session, 'picture', { map_id: mapId.slice(0, 40), file: file.slice(0, 100) })
  if (found.status !== 'ok') return status(found.status === 'gone' ? 404 : 401)
  const { path } = found
  const requestedWidth = Number(new URL(request.url).searchParams.get('width'))
  const width = widths.find((each) => each === requestedWidth) ?? 1600
  const picture = await fetchPicture(env().NEXT_PUBLIC_SUPABASE_URL, path.split('/')[0] ?? '', path)
  if (picture === 'missing') return status(404)
  if (picture === 'too-large') return status(413)
  try {
    const small = await sharp(picture, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
    return new Response(new Uint8Array(small), { headers: { 'Content-Type': 'image/webp' } })
  } catch {
    return status(415)
  }
}

const status = (code: number) => new Response(null, { status: code })
