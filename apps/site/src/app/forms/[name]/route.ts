import { isJson, relayCall } from '../../../relay/relay-call.ts'
import { receivePost } from '../../../signup/receive-post.ts'

interface Context {
  params: Promise<{ name: string }>
}

/** A form's plain post, or a function's call from a page that cannot reach Supabase. */
export async function POST(request: Request, { params }: Context) {
  const { name } = await params
  if (isJson(request)) return relayCall(request, `/forms/${name}`)
  if (name === 'signup' || name === 'waitlist') return receivePost(request, name)
  return new Response('There is no such form.', { status: 404 })
}
