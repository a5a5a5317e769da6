import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'

export interface Ask {
  url: string
  sql: string
}

export type Told = { text: string } | { error: string }

const { port1: near, port2: far } = new MessageChannel()
const told = new Int32Array(new SharedArrayBuffer(4))

let isStarted = false

function startWorker(): void {
  const worker = new Worker(new URL('sql-worker.ts', import.meta.url), {
    workerData: { far, told },
    transferList: [far],
  })
  worker.unref()
  near.unref()
  isStarted = true
}

/**
 * Each call is one transaction on a connection of its own, and answers as `psql -A -t` prints. Waits for it
 * as a test reads best; the queries run in a thread.
 */
export function runSql(url: string, sql: string): string {
  if (!isStarted) startWorker()
  Atomics.store(told, 0, 0)
  near.postMessage({ url, sql } satisfies Ask)
  Atomics.wait(told, 0, 0)
  const answer = receiveMessageOnPort(near)?.message as Told | undefined
  if (answer === undefined) throw new Error('The thread for SQL ended.')
  if ('error' in answer) throw new Error(answer.error)
  return answer.text.trim()
}
