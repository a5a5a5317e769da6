import { requireAnswer } from '../../../../desk-api/require-answer.ts'
import { frameHeaders } from '../../../../preview/preview-map.ts'

interface Context {
  params: Promise<{ mapId: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { mapId } = await params
  const mail = await requireAnswer('mail_preview', { map_id: mapId })
  if (mail.status === 'gone') return new Response(null, { status: 404 })
  return new Response(mail.html, {
    headers: { ...frameHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  })
}
