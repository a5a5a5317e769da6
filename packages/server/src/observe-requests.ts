import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasBearer } from './bearer.ts'
import { readBrowserReport } from './browser-reports.ts'
import { type ReadGauges, startMetrics } from './metrics.ts'
import { requestIdOf, sendRequestId } from './request-id.ts'
import { routeClass } from './route-class.ts'

export interface ObserveOptions {
  app: 'site' | 'onboarding' | 'desk'
  /** Who has one may read `/metrics`. */
  tokens: readonly string[] | undefined
  /** Origin of the functions, which are told the id of a request. */
  functions: string
  readGauges: ReadGauges
}

/** Answers what is no page's business: then `true`. */
export type Observe = (request: IncomingMessage, response: ServerResponse) => boolean

const maxReportBytes = 16 * 1024
const slowSeconds = 1

/** Counts every request, logs those that somebody may ask about, and answers `/metrics` and `/reports`. */
export function observeRequests({ app, tokens = [], functions, readGauges }: ObserveOptions): Observe {
  const metrics = startMetrics(app, readGauges)
  sendRequestId(new URL(functions).origin)
  return (request, response) => {
    const id = requestIdOf(request)
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const method = request.method ?? ''
    const began = performance.now()
    response.once('close', () => {
      const route = routeClass(path)
      const seconds = (performance.now() - began) / 1_000
      // Who went away before the answer.
      const status = response.writableFinished ? response.statusCode : 499
      metrics.count(route, method, status, seconds)
      const reads = method === 'GET' || method === 'HEAD'
      const asked = !reads || status >= 500 || seconds > slowSeconds
      // A probe that fails is told by whoever probes: an outage must not fill the disk.
      if (!asked || route === 'probe') return
      const ms = Math.round(seconds * 1_000)
      console.log(JSON.stringify({ app, request: id, route, method, status, ms }))
    })
    if (path === '/metrics') {
      void answerMetrics(request, response, tokens, metrics.write)
      return true
    }
    if (path !== '/reports') return false
    void takeReport(request, response, metrics.countReport)
    return true
  }
}

const asFetch = ({ headers }: IncomingMessage) => ({
  headers: new Headers({ authorization: headers.authorization ?? '' }),
})

async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  tokens: readonly string[],
  write: (response: ServerResponse) => Promise<void>,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  if (!hasBearer(asFetch(request), tokens)) {
    response.writeHead(401).end()
    return
  }
  await write(response).catch(() => response.writeHead(503).end())
}

/** 204 whatever it is: nobody reads the answer. */
async function takeReport(
  request: IncomingMessage,
  response: ServerResponse,
  count: (report: NonNullable<ReturnType<typeof readBrowserReport>>) => void,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(405, { Allow: 'POST' }).end()
    return
  }
  const report = readBrowserReport(await readReport(request))
  if (report !== null) count(report)
  // What was too long is not read to its end.
  if (!request.complete) response.setHeader('Connection', 'close')
  response.writeHead(204).end()
}

/** `undefined` for what is too long, broken off or no JSON. */
async function readReport(request: IncomingMessage): Promise<unknown> {
  let text = ''
  try {
    for await (const chunk of request.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      text += chunk
      if (text.length > maxReportBytes) return undefined
    }
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
