import { callDesk } from '../../../../desk-api/call-desk.ts'
import { framedHeaders } from '../../../../preview/framed.ts'
import { requireSession } from '../../../../session/session.ts'
import { allowed } from '../../../../shell/allowed.ts'

interface Context {
  params: Promise<{ mapId: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { mapId } = await params
  const mail = allowed(await callDesk(await requireSession(), 'mail_preview', { map_id: mapId }))
  if (mail.status === 'gone') return new Response(null, { status: 404 })
  return new Response(mail.html, {
    headers: { ...framedHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  })
}
