import { isSecret } from '@wiring/session/session-id'
import { house } from '../../../../../../map/house.ts'
import { missingMap } from '../../../../../../map/missing-map.ts'
import { deleteStoredData } from '../../../../../../session/deletion.ts'

interface Context {
  params: Promise<{ secret: string }>
}

export async function POST(request: Request, { params }: Context) {
  const { secret } = await params
  if (!isSecret(secret)) return missingMap(request.headers, house())
  const gone = await deleteStoredData({ mapSecret: secret })
  return new Response(null, {
    status: 303,
    headers: {
      Location: `/wiring/map/${secret}/delete?${gone ? 'done' : 'failed'}`,
      'Cache-Control': 'private, no-store',
    },
  })
}
