import { localPath } from '@wiring/ui/local-path'
import { previewSession, savePerspective } from '../../../../preview/preview-session.ts'
import { refuseCrossOrigin, seeOther } from '../../../../security/same-origin.ts'

export async function POST(request: Request) {
  const refusal = refuseCrossOrigin(request)
  if (refusal) return refusal
  if (!(await previewSession())) return new Response('There is no preview.', { status: 403 })
  const { searchParams } = new URL(request.url)
  await savePerspective(searchParams.get('show') === 'published' ? 'published' : 'drafts')
  return seeOther(localPath(searchParams.get('path')))
}
