import { fileURLToPath } from 'node:url'

const font = (path: string) => fileURLToPath(import.meta.resolve(path))
const faces = [
  [
    'Familjen',
    '400 700',
    '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  ],
  ['Martian', '500', '@fontsource/martian-mono/files/martian-mono-latin-500-normal.woff2'],
  ['Instrument', '400', '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'],
] as const

/** One drawing and the studio's typefaces. */
export function page(svg: string): string {
  const rules = faces.map(
    ([family, weight, path]) =>
      `@font-face{font-family:${family};font-weight:${weight};src:url("file://${font(path)}")}`,
  )
  return `<!doctype html><meta charset="utf-8"><style>${rules.join('')}*{margin:0}svg{display:block}</style>${svg}`
}
