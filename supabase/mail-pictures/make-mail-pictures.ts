/* `npm run mail:pictures`: each mail that the worker composes, as a picture for /trust. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumEnvironment } from '@wiring/local/chromium'
import sharp from 'sharp'
import { composeSamples } from './compose-samples.ts'

const width = 600
const site = fileURLToPath(new URL('../../apps/site/', import.meta.url))
const pictures = join(site, 'public/mails')

const { CHROMIUM_PATH: chromium } = await chromiumEnvironment()
if (chromium === undefined) throw new Error('Name a Chromium in CHROMIUM_PATH.')
const folder = mkdtempSync(join(tmpdir(), 'mail-pictures-'))
try {
  mkdirSync(pictures, { recursive: true })
  const list = []
  for (const { name, mail, also = [], subject, html, text } of await composeSamples()) {
    const page = join(folder, `${name}.html`)
    const shot = join(folder, `${name}.png`)
    writeFileSync(page, html)
    const size = `--window-size=${width},1800`
    const flags = ['--no-sandbox', '--hide-scrollbars', size, `--screenshot=${shot}`]
    execFileSync(chromium, [...flags, `file://${page}`], { stdio: 'ignore' })
    // The paper below the mail goes, to a few pixels.
    const { info } = await sharp(shot).trim().toBuffer({ resolveWithObject: true })
    const height = info.height - (info.trimOffsetTop ?? 0) * 2
    // Letters of few greys need half the bytes of a lossy picture, and stay sharp.
    const flat = await sharp(shot)
      .extract({ left: 0, top: 0, width, height })
      .png({ palette: true, colours: 8, dither: 0 })
      .toBuffer()
    await sharp(flat)
      .webp({ lossless: true, effort: 6 })
      .toFile(join(pictures, `${name}.webp`))
    const words = text
      .replace(/https?:\/\/\S+/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    list.push({ name, kinds: [mail.kind, ...also], subject, words, width, height })
    console.log(`${name}: ${width} × ${height}`)
  }
  writeFileSync(join(site, 'src/trust/mail-pictures.json'), `${JSON.stringify(list, null, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
