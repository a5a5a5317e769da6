import * as z from 'zod'
import { readVariables, withoutSlash } from './env.ts'
import { wakeWorker } from './wake-worker.ts'

const { MAP_WORKER_SECRET: secret, DESK_URL: deskUrl } = readVariables(
  z.object({ MAP_WORKER_SECRET: z.string().min(32).optional(), DESK_URL: withoutSlash.optional() }),
)

/** Without the variables the worker's schedule finds the job. */
export function wakeMapWorker(): void {
  if (secret === undefined || deskUrl === undefined) return
  wakeWorker(`${deskUrl}/api/worker`, { authorization: `Bearer ${secret}` })
}
