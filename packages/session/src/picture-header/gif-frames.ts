export interface GifFrames {
  /** 0–2: two make an animation. */
  frames: number
  /** Of the largest frame; it may exceed the stated screen. */
  width: number
  height: number
}

const colorTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

export function gifFrames(view: DataView): GifFrames {
  let at = 13 + colorTableBytes(view.getUint8(10))
  let frames = 0
  let width = 0
  let height = 0
  while (at < view.byteLength && frames < 2) {
    const block = view.getUint8(at)
    if (block === 0x21) at = skipData(view, at + 2)
    else if (block === 0x2c) {
      frames += 1
      width = Math.max(width, view.getUint16(at + 5, true))
      height = Math.max(height, view.getUint16(at + 7, true))
      at = skipData(view, at + 11 + colorTableBytes(view.getUint8(at + 9)))
    } else break
  }
  return { frames, width, height }
}

function skipData(view: DataView, start: number): number {
  let at = start
  while (at < view.byteLength) {
    const length = view.getUint8(at)
    at += 1 + length
    if (length === 0) break
  }
  return at
}
