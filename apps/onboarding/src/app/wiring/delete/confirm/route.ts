import { deleteStoredData } from '../../../../session/deletion.ts'

/** 303: a reload does not post again. */
export async function POST(request: Request) {
  const token = await postedToken(request)
  if (token === null) return new Response('This is not the form of the deletion page.', { status: 415 })
  const gone = await deleteStoredData({ token })
  const location = gone ? '/wiring/delete?done' : `/wiring/delete?token=${encodeURIComponent(token)}&failed`
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'private, no-store' },
  })
}

async function postedToken(request: Request): Promise<string | null> {
  try {
    return String((await request.formData()).get('token') ?? '')
  } catch {
    return null
  }
}
