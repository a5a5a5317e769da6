import type { ReadableSpan, SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace-base'
import * as z from 'zod'
import { environment } from './env.ts'
import { redacted } from './redact-log.ts'
import { currentRequestId } from './request-id.ts'

const collector = environment(
  'Tracing',
  z.object({
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional().describe('a collector’s address, without /v1/traces'),
    OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').describe('what the collector wants: name=value,…'),
  }),
)

const requestIdAttribute = 'request.id'

/** The others name addresses, which may open a session or a map, or hold what somebody typed. */
const passedOn = [
  ...['http.method', 'http.status_code', 'http.route', 'next.route', 'next.span_type'],
  ...['net.peer.name', 'error.type', requestIdAttribute],
]

/**
 * Sends what Next and `fetch` measured of each request to a collector, with nothing of who asked. Does, and
 * loads, nothing without a collector.
 */
export async function traceRequests(app: 'site' | 'onboarding' | 'desk'): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = collector()
  if (endpoint === undefined) return
  const { BatchSpanProcessor } = await import('@opentelemetry/sdk-trace-base')
  const { OTLPHttpJsonTraceExporter, registerOTel } = await import('@vercel/otel')
  const exporter = new OTLPHttpJsonTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: Object.fromEntries(new URLSearchParams(headers.replaceAll(',', '&'))),
  })
  registerOTel({
    serviceName: `tracework-${app}`,
    spanProcessors: [namingTheRequest, new BatchSpanProcessor(withoutSecrets(exporter))],
  })
}

const namingTheRequest: SpanProcessor = {
  onStart: (span) => {
    const id = currentRequestId()
    if (id !== undefined) span.setAttribute(requestIdAttribute, id)
  },
  onEnd: () => {},
  forceFlush: async () => {},
  shutdown: async () => {},
}

const withoutSecrets = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(stripped), done),
  shutdown: () => exporter.shutdown(),
})

const stripped = (span: ReadableSpan): ReadableSpan =>
  Object.assign(Object.create(span) as ReadableSpan, {
    name: redacted(span.name.replace(/\?.*/s, '')),
    attributes: Object.fromEntries(
      Object.entries(span.attributes).filter(([name]) => passedOn.includes(name)),
    ),
    // Messages of errors quote what was asked.
    events: [],
    status: { code: span.status.code },
  })
