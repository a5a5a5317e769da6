import { requireAnswer } from '../../../../desk-api/require-answer.ts'
import { frameHeaders, frameResponse } from '../../../../preview/frame-response.ts'

interface Context {
  params: Promise<{ mapId: string }>
}

async function loadMail(mapId: string): Promise<string | null> {
  const mail = await requireAnswer('mail_preview', { map_id: mapId })
  return mail.status === 'gone' ? null : mail.html
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const headers = { ...frameHeaders, 'Content-Type': 'text/html; charset=utf-8' }
  const { mapId } = await params
  return frameResponse(request, loadMail(mapId), (html) => new Response(html, { headers }))
}
