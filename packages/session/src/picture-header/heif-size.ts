const text = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** AVIF or HEIC; `null` for other ISO containers (video). */
export function heifKind(view: DataView): 'avif' | 'heic' | null {
  if (view.byteLength < 16 || text(view, 4) !== 'ftyp') return null
  const end = Math.min(view.getUint32(0), view.byteLength, 256)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(text(view, at))
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : null
}

export const isSequence = (view: DataView): boolean =>
  ['avis', 'msf1', 'hevc', 'hevx'].includes(text(view, 8))

/** Properties precede the pixels. */
const farthest = 1_048_576

/** Largest item: tiles and thumbnails are smaller than their picture. */
export function heifSize(view: DataView): { width: number; height: number } | null {
  let largest = null
  const end = Math.min(view.byteLength, farthest) - 16
  for (let at = 0; at <= end; at++) {
    // Cheap first: 'i' of 'ispe'.
    if (view.getUint8(at) !== 0x69 || text(view, at) !== 'ispe') continue
    const width = view.getUint32(at + 8)
    const height = view.getUint32(at + 12)
    if (largest === null || width * height > largest.width * largest.height) largest = { width, height }
  }
  return largest
}
