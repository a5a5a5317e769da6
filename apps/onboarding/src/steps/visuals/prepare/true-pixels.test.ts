import { afterEach, expect, test, vi } from 'vitest'
import { hasTruePixels } from './true-pixels.ts'

function stubCanvas(read: (drawn: readonly number[]) => number[]) {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        fillRect: () => undefined,
        getImageData: (_x: number, _y: number, width: number, height: number) => ({
          data: Uint8ClampedArray.from(
            Array(width * height)
              .fill([51, 102, 153, 255])
              .flatMap(read),
          ),
        }),
      })
    },
  )
}

afterEach(() => vi.unstubAllGlobals())

test('a canvas that answers what was drawn, or hardly another colour, is true', () => {
  stubCanvas((drawn) => [...drawn])
  expect(hasTruePixels()).toBe(true)
  stubCanvas(([red = 0, ...rest]) => [red + 3, ...rest])
  expect(hasTruePixels()).toBe(true)
})

test.each([
  ['the noise of Firefox that resists fingerprinting', [120, 55, 82, 69]],
  ['the white of Tor Browser', [255, 255, 255, 255]],
  ['nothing', [0, 0, 0, 0]],
])('%s is none', (_, pixel) => {
  stubCanvas(() => pixel)
  expect(hasTruePixels()).toBe(false)
})
