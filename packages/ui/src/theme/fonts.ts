import localFont from 'next/font/local'

/** Not preloaded: that would hold back the first paint. fallback-fonts.css stands in until they come. */
export const sans = localFont({
  src: '../../../../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-sans',
  preload: false,
  adjustFontFallback: false,
  fallback: ['arial-like', 'roboto-like'],
})

/** Half the bytes of the variable font. */
export const mono = localFont({
  src: '../../../../node_modules/@fontsource/martian-mono/files/martian-mono-latin-500-normal.woff2',
  weight: '500',
  variable: '--font-mono',
  preload: false,
  adjustFontFallback: false,
  fallback: ['fixed-like'],
})

export const serif = localFont({
  src: '../../../../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
  weight: '400',
  style: 'italic',
  variable: '--font-serif',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})
