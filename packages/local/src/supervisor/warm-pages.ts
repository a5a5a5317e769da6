import { step } from '../../bin/progress.mjs'
import type { PortName } from '../settings.ts'

const compileTimeoutMs = 300_000

/** No session has it; the wizard answers from the same route. */
const unknownId = '00000000-0000-4000-8000-000000000000'

/** `npm run dev` compiles a page on its first request, which takes minutes. */
export async function warmPages(port: Record<PortName, number>): Promise<void> {
  const pages = {
    'the landing page': `http://localhost:${port.site}/`,
    // Not through the site, which times out after 30 s.
    'the wizard': `http://127.0.0.1:${port.onboarding}/wiring/${unknownId}`,
    'the desk': `http://localhost:${port.desk}/`,
  }
  await Promise.all(
    Object.entries(pages).map(async ([name, address]) => {
      try {
        await step(`Compile ${name}`, async () => {
          const response = await fetch(address, { signal: AbortSignal.timeout(compileTimeoutMs) })
          await response.arrayBuffer()
          if (response.status >= 500) throw new Error(`${address} answered ${response.status}`)
        })
      } catch (error) {
        console.warn(
          `Warning: ${name} is not compiled yet (${error instanceof Error ? error.message : error}).`,
        )
      }
    }),
  )
}
