import { deleteHeldData } from '../../../../../../session/deletion.ts'

interface Context {
  params: Promise<{ secret: string }>
}

export async function POST(_request: Request, { params }: Context) {
  const { secret } = await params
  const gone = await deleteHeldData({ mapSecret: secret })
  return new Response(null, {
    status: 303,
    headers: {
      Location: `/wiring/map/${secret}/delete?${gone ? 'done' : 'failed'}`,
      'Cache-Control': 'private, no-store',
    },
  })
}
