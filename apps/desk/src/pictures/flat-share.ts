import { type Pixels, twoDecimals } from './pixels.ts'

const screenThreshold = 0.3

/** Pixels equal to their neighbours: photographs have noise, screens do not. */
export function flatShareOf({ width, height, rgb }: Pixels): number {
  const same = (at: number, other: number) =>
    rgb[at * 3] === rgb[other * 3] &&
    rgb[at * 3 + 1] === rgb[other * 3 + 1] &&
    rgb[at * 3 + 2] === rgb[other * 3 + 2]
  let count = 0
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      const right = column + 1 < width ? at + 1 : at
      const below = row + 1 < height ? at + width : at
      if (same(at, right) && same(at, below)) count += 1
    }
  return twoDecimals(count / (width * height))
}

export const nounOf = (flatShare: number): 'screen or page' | 'photograph' =>
  flatShare >= screenThreshold ? 'screen or page' : 'photograph'
