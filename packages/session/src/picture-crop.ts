export interface PictureCrop {
  x: number
  y: number
  width: number
  height: number
}

const latin = new TextDecoder('latin1')

/** The clean aperture (ISO 14496-12), of a picture that has one and is not turned; `null` without it. */
export function readCrop(bytes: Uint8Array, width: number, height: number): PictureCrop | null {
  const head = latin.decode(bytes.subarray(0, 65_536))
  const properties = head.indexOf('ipco')
  const at = properties === -1 ? -1 : head.indexOf('clap', properties)
  if (at === -1 || head.indexOf('clap', at + 1) !== -1 || /irot|imir/.test(head.slice(properties)))
    return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ratio = (index: number) => view.getInt32(at + 4 + index * 8) / view.getUint32(at + 8 + index * 8)
  const [own, high] = [Math.round(ratio(0)), Math.round(ratio(1))]
  const x = Math.round(ratio(2) + (width - own) / 2)
  const y = Math.round(ratio(3) + (height - high) / 2)
  const inside = own > 0 && high > 0 && x >= 0 && y >= 0 && x + own <= width && y + high <= height
  return inside ? { x, y, width: own, height: high } : null
}
