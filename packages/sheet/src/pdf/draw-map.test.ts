import { draftPersona } from '@wiring/map/draft-persona'
import { personas, requirePersona } from '@wiring/map/personas'
import type { Snapshot } from '@wiring/map/snapshot'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { drawMap } from './draw-map.ts'

const signed = (persona: string): Snapshot => ({
  ...draftPersona(requirePersona(persona)),
  signed_by: 'Mara',
  published_at: '2026-11-24T10:00:00.000Z',
})

const expiry = '2027-11-22T00:00:00.000Z'

interface Node {
  role?: string
  children?: Node[]
  alt?: string
}

const roles = (node: Node | null): string[] =>
  node === null ? [] : [node.role ?? '', ...(node.children ?? []).flatMap(roles)].filter(Boolean)

describe('the PDF of a map', () => {
  test('has four tagged pages, the same bytes each time, and at most 160 KB', async () => {
    const snapshot = signed('ines')
    const first = await drawMap(snapshot, expiry)
    expect(Buffer.compare(first, await drawMap(snapshot, expiry))).toBe(0)
    expect(first.byteLength).toBeLessThanOrEqual(160_000)
    const pdf = await getDocumentProxy(new Uint8Array(first))
    expect(pdf.numPages).toBe(4)
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'Wiring Map, The Projector', Language: 'en' })
    const [width = 0, height = 0] = (await pdf.getPage(1)).view.slice(2)
    expect(width).toBeGreaterThan(height)
  })

  test('has headings in order, one figure with a description, and tables', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await drawMap(signed('ines'), expiry)))
    const trees = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, page) => (await pdf.getPage(page + 1)).getStructTree()),
    )
    const all = trees.flatMap((tree) => roles(tree as Node | null))
    expect(all.filter((role) => role === 'H1')).toHaveLength(1)
    expect(all.filter((role) => role === 'Figure')).toHaveLength(1)
    expect(all).toEqual(expect.arrayContaining(['H2', 'H3', 'Table', 'TR', 'TH', 'TD', 'P']))
    const levels = all.filter((role) => /^H\d$/.test(role)).map((role) => Number(role.slice(1)))
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    expect(JSON.stringify(trees)).toContain('Wiring of Ines: picture, vision, follow')
  })

  test('prints every sentence, the revision, the signature and the expiry date', async () => {
    const snapshot = signed('ines')
    const pdf = await getDocumentProxy(new Uint8Array(await drawMap(snapshot, expiry)))
    const { text } = await extractText(pdf, { mergePages: true })
    const flat = text.replace(/\s+/g, '')
    for (const { text: words } of snapshot.sentences.filter(({ rule }) => rule !== 'note.sources'))
      for (const piece of words.split(/\(?\{\d+\}\)?/)) expect(flat).toContain(piece.replace(/\s+/g, ''))
    for (const said of ['REV 01', 'signed by Mara, 24 November 2026', 'deleted on 22 November 2027'])
      expect(flat).toContain(said.replace(/\s+/g, ''))
  })

  test('numbers the sentences in the order in which they stand, and draws the border of each later sheet', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await drawMap(signed('ines'), expiry)))
    const { text } = await extractText(pdf)
    const numbers = [...text.join(' ').matchAll(/No\.\s(\d+)/g)].map(([, number]) => Number(number))
    expect(numbers.length).toBeGreaterThan(20)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    for (const [index, sheet] of text.slice(1).entries()) {
      expect(sheet).toContain(`SHEET ${index + 2}/4`)
      expect(sheet).toMatch(/NAME\s+Ines/)
    }
    expect(text[1]).toMatch(
      /The strongest crossed wire[\s\S]*One experiment[\s\S]*How an idea runs through you/,
    )
  })

  test.each(personas.map(({ id }) => id))('%s: no letter without a glyph, all fonts embedded', async (id) => {
    const bytes = await drawMap(signed(id), expiry)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text).not.toContain('\ufffd')
    expect(text.match(/SHEET \d\/\d/g)).toEqual(
      Array.from({ length: pdf.numPages }, (_, index) => `SHEET ${index + 1}/${pdf.numPages}`),
    )
    // Also where answers are as long as they may be (letter-a), and stand whole among the lines.
    expect(pdf.numPages).toBeLessThanOrEqual(4)
    expect(bytes.byteLength).toBeLessThanOrEqual(160_000)
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw.match(/\/FontDescriptor \d/g)?.length ?? 0).toBeGreaterThan(0)
    expect(raw.match(/\/FontFile2 /g)?.length).toBe(raw.match(/\/Type \/FontDescriptor/g)?.length)
  })
})

describe('sentence and signature of the signer', () => {
  const sentence = 'Keep the <evening> hour — “as it is”.'
  const read = async (more: Partial<Snapshot>) => {
    const bytes = await drawMap({ ...signed('ines'), ...more }, expiry)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { text } = await extractText(pdf)
    const tree = await (await pdf.getPage(1)).getStructTree()
    return { bytes, pages: pdf.numPages, first: text[0] ?? '', tree: JSON.stringify(tree) }
  }

  test('stand on the first page, under the drawing, and the signature has a description', async () => {
    const signature_path = 'M6 90Q60 20 120 150L594 20M60 60L60 60'
    const { first, tree, pages } = await read({ signer_sentence: sentence, signature_path })
    expect(first.replace(/\s+/g, ' ')).toContain(`“${sentence}”`)
    expect(tree).toContain('Signature of Mara')
    expect(tree.indexOf('Signature of Mara')).toBeGreaterThan(tree.indexOf('Wiring of Ines'))
    expect(pages).toBe(4)
  })

  test('without a drawn signature the name stands in type, and 200 characters fit', async () => {
    const { first, tree, pages } = await read({ signer_sentence: 'mw '.repeat(66), signature_path: null })
    expect(first).toContain('Signed by Mara')
    expect(tree).not.toContain('Signature of')
    expect(pages).toBe(4)
  })

  test('are not missed in a map that was signed before there were any', async () => {
    const { first, bytes } = await read({})
    expect(first).not.toContain('Signed by')
    expect(Buffer.compare(bytes, await drawMap(signed('ines'), expiry))).toBe(0)
  })
})

test('of too many lines only those that a sentence names are printed, and a note says so', async () => {
  const snapshot = signed('flood')
  const pdf = await getDocumentProxy(new Uint8Array(await drawMap(snapshot, expiry)))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('Here are those that a sentence names')
  const lines = text.slice(text.indexOf('Here are those that a sentence names'))
  const ids = new Set(
    text.match(/\[([APV][\d.]+( [APV][\d.]+)*)\]/g)?.flatMap((list) => list.slice(1, -1).split(' ')),
  )
  expect(ids.size).toBeGreaterThan(10)
  for (const id of ids) expect(lines).toMatch(new RegExp(`(^|\\s)${id}(\\s|$)`, 'm'))
})

test('the bytes of a map do not depend on the maps that were drawn before it', async () => {
  const drawn = (ids: readonly string[]) => ids.map((id) => drawMap(signed(id), expiry))
  const ids = ['ines', 'german', 'arabic', 'emoji']
  const after = (await Promise.all(drawn(ids))).map((bytes) => Buffer.from(bytes))
  vi.resetModules()
  const fresh = await import('./draw-map.ts')
  const alone = await Promise.all(ids.toReversed().map((id) => fresh.drawMap(signed(id), expiry)))
  for (const [index, bytes] of alone.toReversed().entries()) expect(after[index]?.equals(bytes)).toBe(true)
})

test('a name that cannot be printed is replaced, and the cells beside it keep their place', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await drawMap(signed('arabic'), expiry)))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const texts = items.flatMap((item) => ('str' in item ? [item] : []))
  expect(texts.map(({ str }) => str).join('')).toContain('WIRING MAP · REV 01 · FOR [name: see the page]')
  const place = ({ transform }: { transform: number[] }) => ({ x: transform[4] ?? 0, y: transform[5] ?? 0 })
  const [cell] = texts.filter(({ str }) => str === '[name: see the page]').slice(-1)
  if (cell === undefined) throw new Error('The name’s cell is empty.')
  const { x, y } = place(cell)
  const beside = texts.map(place).filter((each) => Math.abs(each.y - y) < 4 && each.x > x)
  expect(beside.length).toBeGreaterThan(0)
  expect(x + cell.width).toBeLessThan(Math.min(...beside.map((each) => each.x)))
})

test('a name and quotes full of signs that the fonts lack are printed, with no notice', async () => {
  const ines = requirePersona('ines')
  const text = 'Works in bursts, mostly late‑at‑night → ≥ 1 🚀'
  const inputs = { ...ines.inputs, json_profile: { ...ines.inputs.json_profile, creative_rhythm: text } }
  const drafted = draftPersona({ ...ines, id: 'ines with signs', inputs: { ...inputs, name: 'Jean‑Luc ✨' } })
  const pdf = await getDocumentProxy(new Uint8Array(await drawMap(drafted, expiry)))
  const { text: read } = await extractText(pdf, { mergePages: true })
  expect(read).toContain('WIRING MAP · REV 01 · FOR Jean-Luc')
  expect(read).toContain('mostly late-at-night -> >= 1”')
  expect(read).not.toMatch(/cannot print|see the page/)
})
