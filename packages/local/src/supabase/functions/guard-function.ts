import { originError } from '@wiring/content-lake/check-origin'

type Handler = (request: Request, ...rest: unknown[]) => Response | Promise<Response>

declare const Deno: {
  env: { get(name: string): string | undefined }
  serve(handler: Handler): unknown
}

const own = { hosts: [], origins: (Deno.env.get('ALLOWED_ORIGINS') ?? '').split(',') }
const serve = Deno.serve.bind(Deno)

Deno.serve = (handler) =>
  serve((request, ...rest) => {
    const error = originError({ headers: Object.fromEntries(request.headers) }, own)
    if (error === null) return handler(request, ...rest)
    return Response.json({ error: error.message }, { status: error.status })
  })
