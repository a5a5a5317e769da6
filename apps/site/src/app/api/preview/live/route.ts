import { previewClient } from '../../../../preview/preview-client.ts'
import { previewSession } from '../../../../preview/preview-session.ts'

export const dynamic = 'force-dynamic'

const content = '*[!(_type match "system.*") && !(_type match "sanity.*")]'

/** Server-sent events to a draft session: that content changed, never what. */
export async function GET(request: Request) {
  const session = await previewSession()
  if (!session) return new Response('There is no preview.', { status: 403 })
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      const lake = previewClient
        .listen(
          content,
          {},
          {
            includeResult: false,
            visibility: 'query',
            includeAllVersions: true,
            events: ['welcome', 'mutation'],
          },
        )
        .subscribe({
          next: ({ type }) => say(`data: ${type}\n\n`),
          // The browser reconnects by itself.
          error: () => end(),
        })
      const beat = setInterval(() => say(':\n\n'), 20_000)
      const over = setTimeout(() => end(), session.until - Date.now())
      stop = () => {
        lake.unsubscribe()
        clearInterval(beat)
        clearTimeout(over)
      }
      const end = () => {
        stop()
        try {
          controller.close()
        } catch {
          // The browser was faster.
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
