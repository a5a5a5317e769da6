interface Size {
  width: number
  height: number
}

/** Start-of-frame markers; C4, C8 and CC are tables in their range. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Fill bytes, restarts, start of image: no length. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Before EXIF orientation; `null` without a frame. RangeError past the end. */
export function jpegSize(view: DataView): Size | null {
  let at = 2
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (standsAlone(marker)) at += 2
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}
