import { readFile } from 'node:fs/promises'

const file = (path: string) => readFile(new URL(path, import.meta.url))

export async function staticFonts() {
  const [bold, text, mono] = await Promise.all([
    file(
      '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff',
    ),
    file(
      '../../../../node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff',
    ),
    file('../../../../node_modules/@fontsource/martian-mono/files/martian-mono-latin-500-normal.woff'),
  ])
  return { bold, text, mono }
}
