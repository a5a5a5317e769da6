import { hasBearer } from '@wiring/server/bearer'
import { env } from '../../../env.ts'
import { WorkerApiUnavailable } from '../../../worker/map-worker-api.ts'
import { runWorker } from '../../../worker/run-worker.ts'

export async function POST(request: Request): Promise<Response> {
  if (!hasBearer(request, env().MAP_WORKER_SECRET))
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
