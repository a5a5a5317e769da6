import type { ChildProcess } from 'node:child_process'
import { BoundedQueue } from '../load/bounded-queue.ts'
import { type FunctionSettings, startFunction } from './function-process.ts'

interface Running {
  url: string
  child: ChildProcess
}

export interface Caller {
  peer: string
  gone: AbortSignal
}

/** Without hop-by-hop headers and those that only the gateway may set. */
function forwardedHeaders(request: Request, peer: string): Headers {
  const headers = new Headers(request.headers)
  for (const name of [
    'connection',
    'host',
    'transfer-encoding',
    'x-real-ip',
    'forwarded',
    'cf-connecting-ip',
  ])
    headers.delete(name)
  headers.set('x-forwarded-for', peer)
  return headers
}

const unavailable = () =>
  Response.json(
    { error: 'The function could not be reached.' },
    { status: 503, headers: { 'retry-after': '2' } },
  )

export class FunctionGateway {
  #settings: Map<string, FunctionSettings>
  #running = new Map<string, Promise<Running>>()
  #queues: Map<string, BoundedQueue>
  #closed = false

  constructor(catalogue: readonly FunctionSettings[]) {
    this.#settings = new Map(catalogue.map((settings) => [settings.name, settings]))
    this.#queues = new Map(
      catalogue.flatMap(({ name, queue }) => (queue === undefined ? [] : [[name, new BoundedQueue(queue)]])),
    )
  }

  start(name: string): Promise<Running> {
    const settings = this.#settings.get(name)
    if (settings === undefined || this.#closed) return Promise.reject(new Error(`No function ${name}`))
    const known = this.#running.get(name)
    if (known !== undefined) return known
    const starting = startFunction(settings).then((running) => {
      running.child.once('exit', () => {
        if (this.#running.get(name) === starting) this.#running.delete(name)
      })
      return running
    })
    starting.catch(() => {
      if (this.#running.get(name) === starting) this.#running.delete(name)
    })
    this.#running.set(name, starting)
    return starting
  }

  async restart(isAffected: (name: string) => boolean): Promise<string[]> {
    const affected = [...this.#running].filter(([name]) => isAffected(name))
    for (const [name, running] of affected) {
      this.#running.delete(name)
      await running.then(({ child }) => child.kill('SIGTERM')).catch(() => {})
    }
    return affected.map(([name]) => name)
  }

  isFull(name: string): boolean {
    return this.#queues.get(name)?.isFull() ?? false
  }

  async fetch(request: Request, name: string, { peer, gone }: Caller): Promise<Response> {
    if (!this.#settings.has(name)) return Response.json({ error: 'No such function.' }, { status: 404 })
    const forward = () => this.#forward(request, name, peer)
    return this.#queues.get(name)?.run(forward, gone) ?? forward()
  }

  async #forward(request: Request, name: string, peer: string): Promise<Response> {
    try {
      const { url } = await this.start(name)
      const response = await fetch(`${url}/${name}`, {
        method: request.method,
        headers: forwardedHeaders(request, peer),
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
        ...(request.body === null ? {} : { duplex: 'half' as const }),
      })
      return new Response(response.body, response)
    } catch (error) {
      console.error(`function ${name}: ${error instanceof Error ? error.message : 'failed'}`)
      return unavailable()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const running = await Promise.allSettled(this.#running.values())
    for (const entry of running) if (entry.status === 'fulfilled') entry.value.child.kill('SIGTERM')
  }
}
