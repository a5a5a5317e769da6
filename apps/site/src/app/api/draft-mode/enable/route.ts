import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { previewClient } from '../../../../content/preview-client.ts'

const { GET: enable } = defineEnableDraftMode({ client: previewClient })

/** Opens a draft session for the holder of a fresh secret from the Studio; goes on to a path of this site only. */
export async function GET(request: Request) {
  const target = new URL(request.url).searchParams.get('sanity-preview-pathname') ?? '/'
  if (!/^\/(?![/\\])/.test(target)) return new Response('The preview path leaves this site.', { status: 400 })
  return enable(request)
}
