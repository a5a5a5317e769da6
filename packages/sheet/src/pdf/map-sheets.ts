import type { Sentence, Snapshot } from '@wiring/map/snapshot'
import { figureName, figureRows } from '../drawing/figure-text.ts'
import { printableWhole, unprintableName } from '../fonts/printable-runs.ts'
import {
  correctionsTo,
  mapTitle,
  printedDay,
  readFrom,
  revision,
  setByHand,
  signature,
} from '../text/facts.ts'
import { groupLines, type LineGroup, wordsOfLine } from '../text/group-lines.ts'
import {
  inEvidence,
  inSection,
  laterSections,
  openSections,
  pathHeading,
  stagesOf,
} from '../text/page-sections.ts'
import { listedSources, numberFinder, printedSources, sourceFinder } from '../text/sentence-text.ts'
import { type Block, columns, drawBlock, drawColumns, flowColumns } from './column-flow.ts'
import { drawFigure, figureHeight } from './draw-figure.ts'
import { drawSignature, signatureHeight } from './draw-signature.ts'
import { drawTable } from './draw-table.ts'
import { a4, colors, column, label, type PageWriter, type Piece } from './page-writer.ts'
import { type SentenceContext, sentencePieces } from './sentence-pieces.ts'

type Structure = PDFKit.PDFStructureElement

const stageColumn = { x: a4.margin + 86, width: column.width - 86 }
const linesLeftOut =
  'More lines were read than a sheet holds. Here are those that a sentence names; the page and the text file have all.'

const landscape = { width: a4.height, height: a4.width }

export class MapSheets {
  readonly #writer: PageWriter
  readonly #root: Structure
  readonly #snapshot: Snapshot
  readonly #sheets: number
  readonly #context: SentenceContext

  constructor(writer: PageWriter, root: Structure, snapshot: Snapshot, sheets: number) {
    this.#writer = writer
    this.#root = root
    this.#snapshot = snapshot
    this.#sheets = sheets
    this.#context = {
      sourceOf: sourceFinder(snapshot),
      numberOf: numberFinder(snapshot),
      foreign: snapshot.unread.some(({ reason }) => reason === 'language'),
    }
  }

  drawing(expiresAt: string | null): void {
    const writer = this.#writer
    const { document } = writer
    const box = { x: a4.margin, width: landscape.width - 2 * a4.margin }
    const { name } = this.#snapshot
    const title = `WIRING MAP · ${revision(this.#snapshot)}`
    const named = [label(`${title} · FOR `), label(printableWhole(name) ?? unprintableName)]
    document.y = 34
    writer.block(this.#root, 'P', name === '' ? [label(title)] : named, box)
    document.y += 2
    writer.block(this.#root, 'H1', [{ text: mapTitle(this.#snapshot), face: 'bold', size: 30 }], box)
    document.y += 2
    const headline = inSection(this.#snapshot.sentences, 'headline').flatMap((sentence) =>
      sentencePieces(sentence, 11, this.#context),
    )
    writer.block(this.#root, 'P', headline, { ...box, width: box.width * 0.72 })
    const facts = `${readFrom(this.#snapshot)} ${signature(this.#snapshot)}`
    const byHand = setByHand(this.#snapshot)
      .map((sentence) => ` ${sentence}`)
      .join('')
    const end = expiresAt === null ? '' : ` This sheet is deleted on ${printedDay(expiresAt)}.`
    document.y += 2
    writer.block(
      this.#root,
      'P',
      [{ text: facts + byHand + end, face: 'text', size: 8, color: colors.quiet }],
      box,
    )
    const y = document.y + 6
    const strip = signatureHeight(writer, this.#snapshot, box.width)
    const room = landscape.height - 28 - y - strip
    const width = Math.min(box.width, box.width * (room / figureHeight(this.#snapshot, box.width)))
    const x = (landscape.width - width) / 2
    const height = figureHeight(this.#snapshot, width)
    const figure = {
      alt: figureName(this.#snapshot),
      bbox: [x, y, x + width, y + height] as [number, number, number, number],
    }
    this.#root.add(
      document.struct('Figure', Object.assign(figure, { placement: 'Block' }), () => {
        document.page.margins.bottom = 0
        drawFigure(writer, this.#snapshot, { x, y, width }, this.#sheets)
      }),
    )
    drawSignature(writer, this.#root, this.#snapshot, { ...box, y: y + height + 8 })
  }

  /** What the page shows without its evidence: two finds side by side. */
  found(): void {
    this.#writer.newPage()
    const { sentences } = this.#snapshot
    const [first, second] = openSections(sentences).map(({ id, heading, sentences: open }) => ({
      color: colorOf(id) ?? colors.ink,
      blocks: [this.#headingBlock(heading, id), ...open.map((sentence) => this.#block(sentence, 13))],
    }))
    if (first !== undefined) {
      const top = this.#writer.document.y
      for (const [index, each] of [first, second].entries())
        if (each && columns[index]) this.#writer.rule(columns[index], 2.5, each.color)
      this.#writer.document.y = top + 10
      drawColumns(this.#writer, this.#root, [first.blocks, second?.blocks ?? []])
    }
    const note = inSection(sentences, 'note')
    if (note.length > 0) this.#heading('The studio’s note')
    for (const sentence of note) this.#sentence(sentence, column)
    this.#writer.document.y += 6
  }

  path(): void {
    const stages = stagesOf(this.#snapshot.sentences)
    if (stages.length > 0) this.#heading(pathHeading)
    for (const { id, name, switches } of stages) {
      const sentences = inEvidence(this.#snapshot.sentences, id)
      this.#writer.keepTogether(40)
      this.#writer.rule(column)
      const top = this.#writer.document.y + 5
      this.#writer.document.y = top
      this.#writer.block(this.#root, 'H3', [label(`${name} ${switches}`.toUpperCase())], {
        x: column.x,
        width: 80,
      })
      this.#writer.document.y = top - 2
      for (const sentence of sentences) this.#sentence(sentence, stageColumn)
      this.#writer.document.y += 3
    }
  }

  sections(contact: string | null): void {
    const { sentences } = this.#snapshot
    const blocks = laterSections.flatMap(({ id, heading }) => {
      const own = inEvidence(sentences, id)
      return own.length === 0
        ? []
        : [this.#headingBlock(heading, id), ...own.map((sentence) => this.#block(sentence, 9.4))]
    })
    if (contact !== null)
      blocks.push({ type: 'P', pieces: quiet(correctionsTo(this.#snapshot, contact)), before: 0, after: 4 })
    this.#writer.document.y += 4
    flowColumns(this.#writer, this.#root, blocks)
  }

  table(): void {
    this.#writer.keepTogether(250)
    this.#heading('The drawing as a table')
    drawTable(
      this.#writer,
      this.#root,
      ['Switch', 'Position', 'Strength', 'For', 'Against', 'Fault', 'Crossed'],
      [104, 86, 44, 92, 62, 78, 40],
      figureRows(this.#snapshot).map((row) => [
        row.label,
        row.position,
        row.strength,
        listedSources(row.linesFor).join(' '),
        listedSources(row.linesAgainst).join(' '),
        row.fault,
        row.crossing,
      ]),
    )
  }

  lines(shown: 'all' | 'named', isOnSheetOfItsOwn: boolean): void {
    if (isOnSheetOfItsOwn) this.#writer.newPage()
    else this.#writer.keepTogether(250)
    const groups = groupLines(this.#snapshot.evidence)
    const named = shown === 'all' ? groups : this.#namedLines(groups)
    this.#heading('The lines')
    if (named.length < groups.length) this.#note(linesLeftOut)
    drawTable(
      this.#writer,
      this.#root,
      ['Line', 'What it says', 'Read as'],
      [32, 330, 144],
      named.map((group) => [group.source, wordsOfLine(group), group.readings.join(', ')]),
    )
    const { model, lexicon, survey_version, inputs } = this.#snapshot
    const colophon = `MODEL ${model} · LEXICON ${lexicon.slice(0, 8)} · SURVEY ${survey_version} · INPUTS ${inputs.slice(0, 8)}`
    this.#writer.document.y += 6
    this.#writer.block(this.#root, 'P', [label(colophon)], column)
  }

  #namedLines(groups: readonly LineGroup[]): LineGroup[] {
    const named = new Set(
      this.#snapshot.sentences.flatMap((each) => printedSources(each, this.#context.sourceOf)),
    )
    return groups.filter(({ source }) => named.has(source))
  }

  #note(text: string): void {
    this.#writer.block(this.#root, 'P', quiet(text), column)
    this.#writer.document.y += 4
  }

  #headingBlock(text: string, section?: string): Block {
    const pieces: Piece[] = [{ text, face: 'bold', size: 17, color: colorOf(section) ?? colors.ink }]
    return { type: 'H2', pieces, before: 8, after: 3 }
  }

  #heading(text: string): void {
    this.#writer.keepTogether(64)
    drawBlock(this.#writer, this.#root, this.#headingBlock(text), column)
  }

  #block(sentence: Sentence, size: number): Block {
    const isNote = sentence.kind === 'note'
    const pieces = sentencePieces(sentence, isNote ? Math.min(size, 8.8) : size, this.#context)
    return { type: 'P', pieces, before: 0, after: isNote ? 4 : 5.5 }
  }

  #sentence(sentence: Sentence, box: { x: number; width: number }): void {
    const block = this.#block(sentence, 10.4)
    this.#writer.keepTogether(this.#writer.height(block.pieces, box))
    drawBlock(this.#writer, this.#root, block, box)
  }
}

const quiet = (text: string): Piece[] => [{ text, face: 'text', size: 8.8, color: colors.quiet }]

const colorOf = (section: string | undefined) =>
  section === 'waits' ? colors.red : section === 'experiment' ? colors.green : undefined
