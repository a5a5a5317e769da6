import { circuitName } from '@wiring/map/circuit-name'
import { fitName } from '@wiring/map/drawing/fit-name'
import { layout } from '@wiring/map/drawing/layout'
import { type Drawing, mono, sans } from '@wiring/map/drawing/primitives'
import type { Snapshot } from '@wiring/map/snapshot'
import sharp from 'sharp'
import { printableName } from '../fonts/printable-runs.ts'
import { drawingFile } from './svg-file.ts'

export interface CardOptions {
  site: string
  name: boolean
}

/** Outlined text, so no font of the machine is used. */
export async function cardPng(snapshot: Snapshot, options: CardOptions): Promise<Buffer> {
  return png(cardDrawing(snapshot, options), circuitName(snapshot.circuit))
}

export async function markPng(snapshot: Snapshot): Promise<Buffer> {
  return png(layout(snapshot, 'mark'), circuitName(snapshot.circuit))
}

function cardDrawing(snapshot: Snapshot, { site, name }: CardOptions): Drawing {
  const drawing = layout(snapshot, 'card')
  const foot = mono('title', [64, 600], `Drawn at ${site}`, { size: 20, fill: 'ink-2', slot: 700 })
  const shown = name ? printableName(snapshot.name) : null
  const owner =
    shown === null ? [] : [sans('title', [1136, 78], fitName(shown, 28, 620), { size: 28, anchor: 'end' })]
  return { ...drawing, primitives: [...drawing.primitives, foot, ...owner] }
}

function png(drawing: Drawing, title: string): Promise<Buffer> {
  return sharp(Buffer.from(drawingFile(drawing, title)))
    .png({ compressionLevel: 9 })
    .toBuffer()
}
