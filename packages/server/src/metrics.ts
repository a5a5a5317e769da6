import type { ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BrowserReport } from './browser-reports.ts'

/** Names of what an app measures besides, with the values of this moment. */
export type ReadGauges = () => Promise<Record<string, number>> | Record<string, number>

export interface Metrics {
  count: (route: string, method: string, status: number, seconds: number) => void
  countReport: (report: BrowserReport) => void
  write: (response: ServerResponse) => Promise<void>
}

/** From what a cached page takes to what a visitor gives up on. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']

export function startMetrics(app: string, readGauges: ReadGauges): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ app })
  // Memory, event loop delay, garbage collection, open files.
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by route class, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to the end of its answer',
    labelNames: ['route'],
    buckets,
    registers,
  })
  const violations = new Counter({
    name: 'csp_reports_total',
    help: 'What a policy of ours kept a browser from, as browsers report it',
    labelNames: ['directive', 'blocked'],
    registers,
  })
  const errors = new Counter({
    name: 'browser_errors_total',
    help: 'Errors in visitors’ browsers, by where',
    labelNames: ['place'],
    registers,
  })
  return {
    count(route, method, status, seconds) {
      requests.inc({ route, method: methods.includes(method) ? method : 'other', status })
      durations.observe({ route }, seconds)
    },
    countReport(report) {
      if (report.kind === 'error') errors.inc({ place: report.place })
      else violations.inc({ directive: report.directive, blocked: report.blocked })
    },
    async write(response) {
      for (const [name, value] of Object.entries(await readGauges())) {
        const known = registry.getSingleMetric(name) as Gauge | undefined
        const gauge = known ?? new Gauge({ name, help: `See deploy/alerts/README.md: ${name}`, registers })
        gauge.set(value)
      }
      response.setHeader('Content-Type', registry.contentType).end(await registry.metrics())
    },
  }
}
