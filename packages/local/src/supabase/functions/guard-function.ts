// Preloaded into every local function: answers the gateway and own pages only.
import { refusalOf } from '@wiring/content-lake/foreign-request'

type Handler = (request: Request, ...rest: unknown[]) => Response | Promise<Response>

declare const Deno: {
  env: { get(name: string): string | undefined }
  serve(handler: Handler): unknown
}

const own = { hosts: [], origins: (Deno.env.get('ALLOWED_ORIGINS') ?? '').split(',') }
const serve = Deno.serve.bind(Deno)

Deno.serve = (handler) =>
  serve((request, ...rest) => {
    const refusal = refusalOf(Object.fromEntries(request.headers), own)
    if (refusal === null) return handler(request, ...rest)
    return Response.json({ error: refusal.message }, { status: refusal.status })
  })
