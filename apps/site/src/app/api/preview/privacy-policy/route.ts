import { currentView, previewSession } from '../../../../preview/preview-session.ts'
import { drawPolicy } from '../../../../privacy/draw-policy.ts'
import { getPolicy } from '../../../../privacy/get-policy.ts'

export async function GET() {
  if (!(await previewSession())) return new Response('Open this from the Studio.', { status: 403 })
  const { perspective } = await currentView()
  const policy = await getPolicy({ perspective, stega: false })
  if (!policy) return new Response('There is no privacy policy yet.', { status: 404 })
  return new Response(await drawPolicy(policy), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="privacy-policy-draft.pdf"',
      'cache-control': 'private, no-store',
    },
  })
}
