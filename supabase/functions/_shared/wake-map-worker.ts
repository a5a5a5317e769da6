import { mapWorkerEnv } from './map-worker/env.ts'
import { wakeWorker } from './wake-worker.ts'

export function wakeMapWorker(): void {
  const { secret, deskUrl } = mapWorkerEnv
  if (secret === undefined || deskUrl === undefined) return
  wakeWorker(`${deskUrl}/api/worker`, { authorization: `Bearer ${secret}` })
}
