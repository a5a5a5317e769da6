import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftPersona } from '@wiring/map/draft-persona'
import { layout } from '@wiring/map/drawing/layout'
import type { Variant } from '@wiring/map/drawing/primitives'
import { personas } from '@wiring/map/personas'
import type { Snapshot } from '@wiring/map/snapshot'
import { rooms } from '@wiring/ui/tokens'
import sharp from 'sharp'
import { cardPng } from '../src/drawing/card.ts'
import { figureName } from '../src/drawing/figure-text.ts'
import { drawingFile } from '../src/drawing/svg-file.ts'

/* `npm run map:contact-sheet [-- folder]`: every persona's drawing in all forms. */
const folder = process.argv[2] ?? join(process.cwd(), '.local', 'contact-sheet')
const background = rooms.paper['bg-2']
const gap = 24

const people = personas.map((persona) => ({
  id: persona.id,
  snapshot: { ...draftPersona(persona), published_at: '2026-11-24T09:00:00Z' },
}))

function picture(snapshot: Snapshot, variant: Variant): Promise<Buffer> {
  return sharp(Buffer.from(drawingFile(layout(snapshot, variant), figureName(snapshot))), { density: 96 })
    .flatten({ background: rooms.paper.sheet })
    .png()
    .toBuffer()
}

async function contactSheet(
  name: string,
  columns: number,
  width: number,
  draw: (snapshot: Snapshot) => Promise<Buffer>,
) {
  const cells: { input: Buffer; height: number }[] = []
  for (const { snapshot } of people) {
    const input = await sharp(await draw(snapshot))
      .resize({ width })
      .png()
      .toBuffer()
    cells.push({ input, height: (await sharp(input).metadata()).height })
  }
  const row = Math.max(...cells.map(({ height }) => height)) + gap
  const rows = Math.ceil(cells.length / columns)
  const file = join(folder, `${name}.png`)
  await sharp({
    create: { width: columns * (width + gap) + gap, height: rows * row + gap, channels: 3, background },
  })
    .composite(
      cells.map(({ input }, index) => ({
        input,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * row,
      })),
    )
    .png()
    .toFile(file)
  console.log(file)
}

mkdirSync(folder, { recursive: true })
for (const { id, snapshot } of people)
  for (const variant of ['wide', 'tall'] as const)
    writeFileSync(
      join(folder, `${id}-${variant}.svg`),
      drawingFile(layout(snapshot, variant), figureName(snapshot)),
    )
await contactSheet('wide', 3, 760, (snapshot) => picture(snapshot, 'wide'))
await contactSheet('tall', 7, 360, (snapshot) => picture(snapshot, 'tall'))
for (const [form, columns, width] of [
  ['landscape', 4, 600],
  ['portrait', 7, 360],
  ['story', 7, 360],
] as const)
  await contactSheet(`card-${form}`, columns, width, (snapshot) =>
    cardPng(snapshot, { form, studio: 'Tracework', site: 'tracework.example', name: true }),
  )
await contactSheet('mark', 7, 192, (snapshot) => picture(snapshot, 'mark'))
await contactSheet('grey', 3, 760, async (snapshot) =>
  sharp(await picture(snapshot, 'wide'))
    .grayscale()
    .toBuffer(),
)
