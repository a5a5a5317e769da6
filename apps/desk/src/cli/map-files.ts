import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Snapshot } from '@wiring/map/snapshot'
import { readWizardTexts } from '@wiring/session/wizard-texts'
import { cardPng } from '@wiring/sheet/drawing/card.ts'
import { figureName } from '@wiring/sheet/drawing/figure-text.ts'
import { printableLayout } from '@wiring/sheet/drawing/printable-layout.ts'
import { drawingFile } from '@wiring/sheet/drawing/svg-file.ts'
import { drawMap } from '@wiring/sheet/pdf/draw-map.ts'
import { mapText } from '@wiring/sheet/text/map-text.ts'
import { runnerImport } from 'vite'

export async function filesOf(snapshot: Snapshot): Promise<Record<string, string | Uint8Array>> {
  const title = figureName(snapshot)
  return {
    'snapshot.json': `${JSON.stringify(snapshot, null, 2)}\n`,
    'map.html': await html(snapshot),
    'map.svg': drawingFile(printableLayout(snapshot, 'wide'), title),
    'map-tall.svg': drawingFile(printableLayout(snapshot, 'tall'), title),
    'card.png': await cardPng(snapshot, {
      form: 'landscape',
      studio: readWizardTexts(null).brand,
      site: 'localhost',
      name: false,
    }),
    'map.pdf': await drawMap(snapshot, null),
    'map.txt': mapText(snapshot, null),
  }
}

const packages = new URL('../../../../packages/', import.meta.url)

const sheets = [
  ...[
    'theme/tokens',
    'theme/base',
    'label/label',
    'layout/layout',
    'button/button',
    'hidden/hidden',
    'theme/print',
  ].map((name) => `ui/src/${name}.css`),
  'sheet/src/drawing/drawing.css',
  'sheet/src/page/map-page.css',
  'sheet/src/page/map-evidence.css',
  'sheet/src/page/signature.css',
]

/** In a wider fallback font labels would overflow their boxes. */
const faces = [
  {
    family: 'Familjen Grotesk Variable',
    weight: '400 700',
    file: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  },
  {
    family: 'Martian Mono',
    weight: '500',
    file: '@fontsource/martian-mono/files/martian-mono-latin-500-normal.woff2',
  },
]

async function fontFaces(): Promise<string[]> {
  return Promise.all(
    faces.map(async ({ family, weight, file }) => {
      const font = await readFile(new URL(`../node_modules/${file}`, packages), 'base64')
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${font})}`
    }),
  )
}

/** Node runs no JSX, so Vite compiles the components. */
async function html(snapshot: Snapshot): Promise<string> {
  const styles = await Promise.all(sheets.map((path) => readFile(new URL(path, packages), 'utf8')))
  const page = fileURLToPath(new URL('sheet/src/page/standalone-page.tsx', packages))
  const { module } = await runnerImport<typeof import('@wiring/sheet/page/standalone-page.tsx')>(page, {
    configFile: false,
    logLevel: 'error',
  })
  return module.standalonePage(snapshot, [...(await fontFaces()), ...styles].join('\n'))
}
