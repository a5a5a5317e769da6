import { isJson, relayCall } from '../../../relay/relay-call.ts'
import { seeOther } from '../../../security/same-origin.ts'
import { receivePost } from '../../../signup/receive-post.ts'

interface Context {
  params: Promise<{ name: string }>
}

const formPlaces: Record<string, string> = { signup: '/#start', waitlist: '/console#waitlist' }

/** Who opens the address of an answer anew, from the history or a copied line, finds the form. */
export async function GET(_: Request, { params }: Context) {
  const { name } = await params
  const place = Object.hasOwn(formPlaces, name) ? formPlaces[name] : undefined
  return place === undefined ? noForm() : seeOther(place)
}

/** A form's plain post, or a function's call from a page that cannot reach Supabase. */
export async function POST(request: Request, { params }: Context) {
  const { name } = await params
  if (isJson(request)) return relayCall(request, `/forms/${name}`)
  if (name === 'signup' || name === 'waitlist') return receivePost(request, name)
  return noForm()
}

const noForm = () => new Response('There is no such form.', { status: 404 })
