import { decodePicture, PictureTooLarge } from '@wiring/sheet/pictures/decode-picture.ts'
import { callDesk, nullIfUnavailable } from '../../../../../desk-api/call-desk.ts'
import { env } from '../../../../../env.ts'
import { fetchPicture, StorageUnavailable } from '../../../../../pictures/fetch-picture.ts'
import { getSession } from '../../../../../session/session.ts'

interface Params {
  params: Promise<{ mapId: string; file: string }>
}

const widths = [480, 1600]

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const session = await getSession()
  if (session === null) return status(401)
  const { mapId, file } = await params
  const input = { map_id: mapId, file: file.slice(0, 100) }
  const found = await nullIfUnavailable(callDesk(session, 'picture', input))
  if (found === null) return status(503)
  if (found.status !== 'ok') return status(found.status === 'gone' ? 404 : 401)
  const { path } = found
  const requestedWidth = Number(new URL(request.url).searchParams.get('width'))
  const width = widths.find((each) => each === requestedWidth) ?? 1600
  try {
    const bytes = await fetchPicture(env().NEXT_PUBLIC_SUPABASE_URL, path.split('/')[0] ?? '', path)
    if (bytes === 'missing') return status(404)
    if (bytes === 'too-large') return status(413)
    const small = await decodePicture(bytes, (picture) =>
      picture
        .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer(),
    )
    return new Response(new Uint8Array(small), { headers: { 'Content-Type': 'image/webp' } })
  } catch (error) {
    if (error instanceof StorageUnavailable) return status(503)
    return status(error instanceof PictureTooLarge ? 413 : 415)
  }
}

const status = (code: number) => new Response(null, { status: code })
