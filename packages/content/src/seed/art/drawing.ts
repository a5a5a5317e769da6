export interface Drawing {
  /** File name in `seed/pictures`. */
  file: string
  width: number
  height: number
  svg: string
}

export const ink = '#17160F'
export const paper = '#F3F0E8'
export const red = '#E4472F'
export const yellow = '#F3BA14'
export const green = '#1E9E62'

/** Wraps shapes into an SVG of the given size in pixels. */
export function svg(width: number, height: number, ...shapes: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
}

interface TextStyle {
  size: number
  fill?: string
  family?: 'Familjen' | 'Martian' | 'Instrument'
  weight?: number
  tracking?: number
  anchor?: 'start' | 'middle' | 'end'
  transform?: string
}

/** One line of type; `tracking` is in em. */
export function text(x: number, y: number, words: string, style: TextStyle): string {
  const {
    size,
    fill = ink,
    family = 'Familjen',
    weight = 600,
    tracking = -0.03,
    anchor = 'start',
    transform,
  } = style
  const turn = transform === undefined ? '' : ` transform="${transform}"`
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" letter-spacing="${tracking}em" fill="${fill}" text-anchor="${anchor}"${turn}>${safe}</text>`
}

export function label(x: number, y: number, words: string, style: Partial<TextStyle> = {}): string {
  return text(x, y, words.toUpperCase(), {
    size: 18,
    family: 'Martian',
    weight: 500,
    tracking: 0.04,
    ...style,
  })
}
