import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { localPath } from '@wiring/ui/local-path'
import { draftClient } from '../../../../content/client.ts'
import { startSession } from '../../../../preview/preview-session.ts'
import { editorOfSecret } from '../../../../preview/shared-links.ts'

const sessionMs = 10 * 3_600_000

export async function GET(request: Request) {
  const path = new URL(request.url).searchParams.get('sanity-preview-pathname')
  if (path !== null && localPath(path) !== path)
    return new Response('The preview path leaves this site.', { status: 400 })
  const { isValid, redirectTo, studioPreviewPerspective } = await validatePreviewUrl(draftClient, request.url)
  if (!isValid) return new Response('The secret is wrong or older than an hour.', { status: 401 })
  const by = await editorOfSecret(request.url)
  await startSession(
    { role: 'editor', until: Date.now() + sessionMs, ...(by && { by }) },
    studioPreviewPerspective,
  )
  return new Response(null, { status: 307, headers: { Location: localPath(redirectTo) } })
}
