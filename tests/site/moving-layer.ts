import type { Page } from '@playwright/test'

interface SeenLayer {
  /** Upper left corners in px: of the moving copies, and of the traces. */
  places: [number, number][][]
  /** Of all key frames of drawings. */
  properties: string[]
}

declare global {
  interface Window {
    seenLayer?: SeenLayer
  }
}

/** From the next page on, the hero's layer is read in its first frame: a slow machine sees no second. */
export const watchLayer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const cornersOf = (selector: string) =>
      [...document.querySelectorAll(`#hero ${selector}`)].map((path): [number, number] => {
        const { x, y } = path.getBoundingClientRect()
        return [x, y]
      })
    const isOfDrawing = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.closest('[data-wires]')
    const read = () => {
      window.seenLayer = {
        places: ['.ui-wipe path', '[data-trace]'].map(cornersOf),
        properties: document
          .getAnimations()
          .filter(isOfDrawing)
          .flatMap(({ effect }) =>
            (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
          ),
      }
    }
    const observer = new MutationObserver(() => {
      if (document.querySelector('#hero .ui-wipe path') === null) return
      observer.disconnect()
      requestAnimationFrame(read)
    })
    observer.observe(document, { childList: true, subtree: true })
  })

export async function seenLayer(page: Page): Promise<SeenLayer> {
  await page.waitForFunction(() => window.seenLayer !== undefined)
  return (await page.evaluate(() => window.seenLayer)) as SeenLayer
}
