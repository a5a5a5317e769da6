/** Literal addresses, because bundlers copy only such files. The first family is the face’s own design. */
export const fontFiles = {
  text: [
    [
      new URL(
        '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-400-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-vietnamese-400-normal.woff',
        import.meta.url,
      ),
    ],
    [
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff',
        import.meta.url,
      ),
    ],
  ],
  bold: [
    [
      new URL(
        '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-600-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-vietnamese-600-normal.woff',
        import.meta.url,
      ),
    ],
    [
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-greek-ext-600-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff',
        import.meta.url,
      ),
    ],
  ],
  mono: [
    [
      new URL(
        '../../../../node_modules/@fontsource/martian-mono/files/martian-mono-latin-500-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/martian-mono/files/martian-mono-latin-ext-500-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/martian-mono/files/martian-mono-cyrillic-500-normal.woff',
        import.meta.url,
      ),
      new URL(
        '../../../../node_modules/@fontsource/martian-mono/files/martian-mono-cyrillic-ext-500-normal.woff',
        import.meta.url,
      ),
    ],
  ],
} as const satisfies Record<string, readonly (readonly URL[])[]>

export type Face = keyof typeof fontFiles
