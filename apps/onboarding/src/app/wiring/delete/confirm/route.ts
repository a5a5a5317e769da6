import { deleteHeld } from '../../../../session/deletion.ts'

/** The form of the deletion page: deletes, then shows the outcome by a redirect, so that a reload repeats nothing. */
export async function POST(request: Request) {
  const token = String((await request.formData()).get('token') ?? '')
  const gone = await deleteHeld(token)
  const location = gone ? '/wiring/delete?done' : `/wiring/delete?token=${encodeURIComponent(token)}&failed`
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'private, no-store' },
  })
}
