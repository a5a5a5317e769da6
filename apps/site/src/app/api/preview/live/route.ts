import { draftClient } from '../../../../content/client.ts'
import { previewSession } from '../../../../preview/preview-session.ts'

export const dynamic = 'force-dynamic'

const documents = '*[!(_type match "system.*") && !(_type match "sanity.*")]'

/** Server-sent events: that content changed, never what. */
export async function GET(request: Request) {
  const session = await previewSession()
  if (!session) return new Response('There is no preview.', { status: 403 })
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const subscription = draftClient
        .listen(
          documents,
          {},
          {
            includeResult: false,
            visibility: 'query',
            includeAllVersions: true,
            events: ['welcome', 'mutation'],
          },
        )
        .subscribe({
          next: ({ type }) => send(`data: ${type}\n\n`),
          error: () => end(),
        })
      const heartbeat = setInterval(() => send(':\n\n'), 20_000)
      const expiry = setTimeout(() => end(), session.until - Date.now())
      stop = () => {
        subscription.unsubscribe()
        clearInterval(heartbeat)
        clearTimeout(expiry)
      }
      const end = () => {
        stop()
        try {
          controller.close()
        } catch {
          // Closed already.
        }
      }
      request.signal.addEventListener('abort', end)
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'private, no-store, no-transform' },
  })
}
