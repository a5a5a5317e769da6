import { deleteHeld } from '../../../../session/deletion.ts'

/** The form of the deletion page: deletes, then shows the outcome by a redirect, so that a reload repeats nothing. */
export async function POST(request: Request) {
  const token = await postedToken(request)
  if (token === null) return new Response('This is not the form of the deletion page.', { status: 415 })
  const gone = await deleteHeld(token)
  const location = gone ? '/wiring/delete?done' : `/wiring/delete?token=${encodeURIComponent(token)}&failed`
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'private, no-store' },
  })
}

/** The form's token; `null` when the body is no form. */
async function postedToken(request: Request): Promise<string | null> {
  try {
    return String((await request.formData()).get('token') ?? '')
  } catch {
    return null
  }
}
