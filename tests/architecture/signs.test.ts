import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

const { resolve } = createRequire(import.meta.url)

const faces = [...read('packages/ui/src/theme/fonts.ts').matchAll(/node_modules\/(\S+\.woff2)/g)].flatMap(
  ([, path]) => path ?? [],
)

/** Drawn by packages/ui/src/arrow: in what editors write, and in code by `<Arrow sign="…" />`. */
const drawn = [...'↗→↘↙←↖']
const drawnIn = /^packages\/(content\/src\/seed|ui\/src\/arrow)\//

/** Of a keyboard: they look as the system's own. */
const keys = [...'⌘↵↑↓']

const shown = sourceFiles().filter(
  (file) =>
    /^(apps\/(site|onboarding|desk)|packages\/(ui|content|contract|session))\/src\//.test(file) &&
    !/\.(test|schema)\.tsx?$|apps\/desk\/src\/cli\//.test(file),
)

function signsOf(file: string): string[] {
  const source = read(file)
  const { comments } = parseSync(file, source)
  const code = comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source)
  const written = drawnIn.test(file) ? code : code.replace(/ sign="."/g, '')
  return [...new Set(written.match(/[\u2010-\u2bff]|\p{Extended_Pictographic}/gu))]
}

test('every sign that the screens show is in the house faces, is drawn, or is a key', () => {
  expect(faces).toHaveLength(3)
  const sets = faces.map((path) => {
    const font = create(readFileSync(resolve(path.replace('../', '')))) as Font
    return new Set(font.characterSet)
  })
  const missing = shown.flatMap((file) =>
    signsOf(file)
      .filter((sign) => !keys.includes(sign) && !(drawnIn.test(file) && drawn.includes(sign)))
      .filter((sign) => !sets.every((set) => set.has(sign.codePointAt(0) ?? 0)))
      .map((sign) => `${file}: ${sign}`),
  )
  expect(missing, 'Another face would draw them, a different one on each system.').toEqual([])
})
