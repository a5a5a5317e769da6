import { circuitName } from '@wiring/map/circuit-name'
import { type CardForm, card, cardPlan } from '@wiring/map/drawing/card'
import type { Drawing } from '@wiring/map/drawing/primitives'
import type { EvidenceId, Snapshot } from '@wiring/map/snapshot'
import sharp from 'sharp'
import { printableWhole } from '../fonts/printable-runs.ts'
import { cardMeaning, cardQuotes } from '../text/card-words.ts'
import { drawingFile } from './svg-file.ts'
import { wrapLines } from './wrap-lines.ts'

export interface CardOptions {
  form: CardForm
  studio: string
  site: string
  name: boolean
  /** One of `cardQuotes`; any other id prints none. */
  quote?: EvidenceId | null
}

/** Outlined text, so no font of the machine is used. */
export async function cardPng(snapshot: Snapshot, options: CardOptions): Promise<Buffer> {
  return png(cardDrawing(snapshot, options), circuitName(snapshot.circuit))
}

/** What its fonts cannot print, or it has no room for, is left out. */
export function cardDrawing(snapshot: Snapshot, options: CardOptions): Drawing {
  const { form, studio, site, name, quote } = options
  const plan = cardPlan(form)
  const chosen = cardQuotes(snapshot).find(({ evidence }) => evidence === quote)
  const lines = (text: string | null | undefined, place: typeof plan.meaning) => {
    const words = text ? printableWhole(text) : null
    return words === null ? [] : (wrapLines(words, place) ?? [])
  }
  return card(snapshot, form, {
    name: name ? (printableWhole(snapshot.name) ?? '') : '',
    meaning: lines(cardMeaning(snapshot), plan.meaning),
    quote: lines(chosen && `“${chosen.text}”`, plan.quote),
    studio: printableWhole(studio) ?? '',
    site,
  })
}

function png(drawing: Drawing, title: string): Promise<Buffer> {
  return sharp(Buffer.from(drawingFile(drawing, title)))
    .png({ compressionLevel: 9 })
    .toBuffer()
}
