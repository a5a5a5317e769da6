import { deleteHeldData } from '../../../../../../session/deletion.ts'

interface Context {
  params: Promise<{ secret: string }>
}

/** Deletes, then redirects (303), so that a reload does not post again. */
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
