import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '../../../env.ts'
import { WorkerApiUnavailable } from '../../../worker/map-worker-api.ts'
import { runWorker } from '../../../worker/run-worker.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

export async function POST(request: Request): Promise<Response> {
  const given = request.headers.get('authorization') ?? ''
  if (!timingSafeEqual(digest(given), digest(`Bearer ${env().MAP_WORKER_SECRET}`)))
    return Response.json({ error: 'A valid key is missing.' }, { status: 401 })
  try {
    const counts = await runWorker()
    return counts === null ? Response.json({ running: true }, { status: 202 }) : Response.json(counts)
  } catch (error) {
    if (!(error instanceof WorkerApiUnavailable)) throw error
    console.error(error.message)
    return Response.json({ error: error.message }, { status: 503 })
  }
}
