import { setTimeout as wait } from 'node:timers/promises'
import type { PrerenderingChromium } from '../site/prerendering-chromium.ts'

/** Presses where the pointer is. Milliseconds until the first frame of the page that was made ahead. */
export async function frameAhead(browser: PrerenderingChromium): Promise<number> {
  await browser.inPageAhead(() => {
    const afterFrame = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => Reflect.set(globalThis, 'shownAt', performance.timeOrigin + performance.now())
      requestAnimationFrame(() => port2.postMessage(null))
    }
    document.addEventListener('prerenderingchange', afterFrame)
  })
  const pressedAt = performance.timeOrigin + performance.now()
  await browser.press()
  for (;;) {
    const shownAt = await browser.inPageAhead(() => Number(Reflect.get(globalThis, 'shownAt') ?? 0))
    if (shownAt > 0) return shownAt - pressedAt
    await wait(20)
  }
}
