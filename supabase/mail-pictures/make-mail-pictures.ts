/* `npm run mail:pictures`: each mail that the worker composes, as a picture for /trust. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumEnvironment } from '@wiring/local/chromium'
import sharp from 'sharp'
import { createViteServer } from 'vitest/node'
import { sampleMails } from './sample-mails.ts'

const width = 600
const site = fileURLToPath(new URL('../../apps/site/', import.meta.url))
const pictures = join(site, 'public/mails')

// What the worker reads and asks for, invented.
const variables = {
  SUPABASE_URL: 'https://database.example',
  SUPABASE_SECRET_KEYS: '{"default":"none"}',
  SITE_URL: 'https://tracework.example',
  DESK_URL: 'https://desk.tracework.example',
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Tracework <hello@tracework.example>',
}
const gates = [-2, -1, 0, 1, 2, 1, 0, -1].map((level) => ({ level }))
const snapshot = { switches: gates.map(() => ({ state: 'one' })), drawing: { gates } }
Object.assign(globalThis, {
  Deno: { env: { toObject: () => variables } },
  fetch: async (address: string | URL | Request) =>
    String(address instanceof Request ? address.url : address).includes('wizard-texts')
      ? Response.json({ mapDelivery: 'Usually within 5 working days.' })
      : Response.json([{ snapshot }]),
})

const { CHROMIUM_PATH: chromium } = await chromiumEnvironment()
if (chromium === undefined) throw new Error('Name a Chromium in CHROMIUM_PATH.')
const server = await createViteServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null },
})
const folder = mkdtempSync(join(tmpdir(), 'mail-pictures-'))
try {
  const { claimedMail, composeMail } = await server.ssrLoadModule(
    '/supabase/functions/mail-worker/compose-mail.ts',
  )
  mkdirSync(pictures, { recursive: true })
  const list = []
  for (const { name, mail, also = [] } of sampleMails) {
    const { subject, html, text } = await composeMail(claimedMail.parse(mail))
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
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
