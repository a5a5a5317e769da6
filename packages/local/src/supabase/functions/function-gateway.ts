import type { ChildProcess } from 'node:child_process'
import { type FunctionSettings, startFunction } from './function-process.ts'

interface Running {
  url: string
  child: ChildProcess
}

/** Forwarded as they are, but for hop-by-hop ones and what only the gateway may say. */
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

const unavailable = () => Response.json({ error: 'The function could not be reached.' }, { status: 503 })

/**
 * Stands in front of the functions as the hosted gateway does: starts each on its first call (or by `start`), again when
 * it died, and overwrites the header that says who calls.
 */
export class FunctionGateway {
  #settings: Map<string, FunctionSettings>
  #running = new Map<string, Promise<Running>>()
  #closed = false

  constructor(catalogue: readonly FunctionSettings[]) {
    this.#settings = new Map(catalogue.map((settings) => [settings.name, settings]))
  }

  /** Makes sure the function runs. Rejects when it cannot start; the next call tries again. */
  start(name: string): Promise<Running> {
    const settings = this.#settings.get(name)
    if (settings === undefined || this.#closed) return Promise.reject(new Error(`No function ${name}`))
    const known = this.#running.get(name)
    if (known !== undefined) return known
    const starting = startFunction(settings).then((running) => {
      running.child.once('exit', () => this.#running.delete(name))
      return running
    })
    starting.catch(() => this.#running.delete(name))
    this.#running.set(name, starting)
    return starting
  }

  /** Answers `/functions/v1/<name>`. `peer` is the socket's own address. */
  async fetch(request: Request, name: string, peer: string): Promise<Response> {
    if (!this.#settings.has(name)) return Response.json({ error: 'No such function.' }, { status: 404 })
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

  /** The process ids of the functions that run, for tests and the memory count. */
  async processes(): Promise<Record<string, number | undefined>> {
    const entries = [...this.#running].map(
      async ([name, running]) => [name, (await running).child.pid] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  }

  async close(): Promise<void> {
    this.#closed = true
    const running = await Promise.allSettled(this.#running.values())
    for (const entry of running) if (entry.status === 'fulfilled') entry.value.child.kill('SIGTERM')
  }
}
