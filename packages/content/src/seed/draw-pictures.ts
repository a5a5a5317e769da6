/**
 * `node packages/content/src/seed/draw-pictures.ts` draws every picture of the seed again. They are
 * committed, so only who changes a drawing needs Chromium (`CHROMIUM_PATH` or /usr/bin/chromium).
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Drawing } from './art/drawing.ts'
import { haldenFoundry } from './art/halden-foundry.ts'
import { kvarnMuseum } from './art/kvarn-museum.ts'
import { marlAndCo } from './art/marl-and-co.ts'
import { ostravaType } from './art/ostrava-type.ts'
import { page } from './art/page.ts'
import { slowQuarterly } from './art/slow-quarterly.ts'
import { socialCard } from './art/social-card.ts'
import { tidewatchInstitute } from './art/tidewatch-institute.ts'

const drawings: Drawing[] = [
  haldenFoundry,
  kvarnMuseum,
  marlAndCo,
  ostravaType,
  slowQuarterly,
  tidewatchInstitute,
  socialCard,
]
const folder = fileURLToPath(new URL('./pictures/', import.meta.url))
/** The first argument: where Chromium is, if not at Debian's place. */
const chromium = process.argv[2] ?? '/usr/bin/chromium'
const scratch = mkdtempSync(join(tmpdir(), 'pictures-'))

async function draw({ file, width, height, svg }: Drawing) {
  const html = join(scratch, 'page.html')
  const shot = join(scratch, 'shot.png')
  writeFileSync(html, page(svg))
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--allow-file-access-from-files',
  ]
  execFileSync(
    chromium,
    [...flags, `--window-size=${width},${height}`, `--screenshot=${shot}`, `file://${html}`],
    {
      stdio: 'ignore',
    },
  )
  await sharp(shot)
    .png({ compressionLevel: 9, palette: true, quality: 95, dither: 0.6 })
    .toFile(join(folder, file))
  const bytes = readFileSync(join(folder, file))
  const small = await sharp(bytes).resize(20).png({ palette: true }).toBuffer()
  return {
    file,
    width,
    height,
    sha1: createHash('sha1').update(bytes).digest('hex'),
    lqip: `data:image/png;base64,${small.toString('base64')}`,
  }
}

const list = []
for (const drawing of drawings) list.push(await draw(drawing))
writeFileSync(join(folder, 'pictures.generated.json'), `${JSON.stringify(list, null, 2)}\n`)
rmSync(scratch, { recursive: true })
