import { localPath } from '../../../../preview/local-path.ts'
import { backTo, refuseForeign } from '../../../../preview/own-post.ts'
import { choosePerspective, previewSession } from '../../../../preview/preview-session.ts'

export async function POST(request: Request) {
  const refusal = refuseForeign(request)
  if (refusal) return refusal
  if (!(await previewSession())) return new Response('There is no preview.', { status: 403 })
  const { searchParams } = new URL(request.url)
  await choosePerspective(searchParams.get('show') === 'published' ? 'published' : 'drafts')
  return backTo(localPath(searchParams.get('path')))
}
