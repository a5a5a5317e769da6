import localFont from 'next/font/local'

/** Preloaded: it is above every fold. */
export const sans = localFont({
  src: '../../../../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-sans',
  adjustFontFallback: 'Arial',
})

/** One weight: half the bytes of the variable file. */
export const mono = localFont({
  src: '../../../../node_modules/@fontsource/martian-mono/files/martian-mono-latin-500-normal.woff2',
  weight: '500',
  variable: '--font-mono',
  adjustFontFallback: 'Arial',
})

/** For the founder's quote: loaded only where it shows. */
export const serif = localFont({
  src: '../../../../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
  weight: '400',
  style: 'italic',
  variable: '--font-serif',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})
