import { step } from '../../bin/progress.mjs'
import type { PortName } from '../settings.ts'

/** A page that takes longer (ms) is left to its first visitor. */
const longestCompile = 300_000

/** An id that no session has: the wizard answers with its own page for that, which is the same route. */
const nobody = '00000000-0000-4000-8000-000000000000'

/**
 * In `npm run dev` a page is compiled when it is first asked for, which takes up to minutes: the ones that everybody opens
 * first are asked for before "Ready". A page that fails is a warning; its log says more.
 */
export async function warmPages(port: Record<PortName, number>, patience = longestCompile): Promise<void> {
  const pages = {
    'the landing page': `http://localhost:${port.site}/`,
    'the wizard': `http://localhost:${port.site}/wiring/${nobody}`,
    'the desk': `http://localhost:${port.desk}/`,
  }
  await Promise.all(
    Object.entries(pages).map(async ([name, address]) => {
      try {
        await step(`Compile ${name}`, async () => {
          const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
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
