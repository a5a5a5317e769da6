import { printedScripts, unprintedLetters } from '@wiring/ui/printed-scripts'
import PDFDocument from 'pdfkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { PageWriter } from '../pdf/page-writer.ts'
import { type Face, mainFont } from './font-runs.ts'
import { printableRuns, printableWhole, unprintable } from './printable-runs.ts'

const faces: readonly Face[] = ['text', 'bold', 'mono']
const print = (text: string, face: Face = 'text') =>
  printableRuns(text, face)
    .map((run) => run.text)
    .join('')

/** What keyboards write; beyond are letters of phoneticians and of the dead. */
const blocks = [
  [0x0000, 0x024f],
  [0x0370, 0x052f],
  [0x1c80, 0x1c88],
  [0x1e00, 0x1fff],
  [0x2c60, 0x2c7f],
] as const

const claimed = blocks.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).filter(
    (letter) =>
      printedScripts.some((script) => new RegExp(`^(?=\\p{L})\\p{Script=${script}}$`, 'u').test(letter)),
  ),
)

test.each(faces)('every letter of the scripts that we claim is itself in %s, and has a glyph', (face) => {
  expect(claimed.length).toBeGreaterThan(1_200)
  for (const letter of claimed) {
    const [run, ...others] = printableRuns(letter, face)
    expect([run?.text.normalize('NFKC'), others.length], letter).toEqual([letter.normalize('NFKC'), 0])
    expect(run?.font.font.layout(run.text).glyphs.map(({ id }) => id)).not.toContain(0)
  }
})

test.each(faces)('a PDF in %s has every letter in its text, and nowhere the empty glyph', async (face) => {
  const document = new PDFDocument({ compress: false, margin: 40, font: mainFont('text').font as never })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  const root = document.struct('Document')
  document.addStructure(root)
  const text = `Łucja Dvořáková, Ősz, İstanbul, Nguyễn Thị Ánh, Žižkov, Ещё, ἀρχή — ${claimed.join(' ')}`
  new PageWriter(document).block(root, 'P', [{ text, face, size: 9 }], { x: 40, width: 500 })
  root.end()
  document.end()
  await ended
  const bytes = Buffer.concat(chunks)
  const { text: read } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  })
  const words = new Set(read.normalize('NFC').split(/\s+/))
  const single = claimed.filter((letter) => letter.normalize('NFKC') === letter)
  expect(single.filter((letter) => !words.has(letter))).toEqual([])
  expect(read.replace(/\s+/g, ' ')).toContain('Łucja Dvořáková, Ősz, İstanbul, Nguyễn Thị Ánh')
  const glyphs = [...bytes.toString('latin1').matchAll(/<([0-9a-f]+)> -?[\d.]+/g)].map(([, codes]) => codes)
  expect(glyphs.length).toBeGreaterThan(0)
  for (const codes of glyphs) expect(codes?.match(/.{4}/g)).not.toContain('0000')
})

test.each([
  ['mostly late‑at‑night', 'mostly late-at-night'],
  ['first → later ← never ↔ both ⇒ so ➡️ on', 'first -> later <- never <-> both => so -> on'],
  ['≥ 1 week, ≤ 2, ≠ better, ≈ weekly, ≢ x', '>= 1 week, <= 2, != better, ~ weekly, != x'],
  ['early ✓ done ✔ never ✗ star ★★★☆☆ box ☑', 'early done never star box'],
  ['one ◦ two ▪ three ― four', 'one • two • three — four'],
  ['⅓ and 2⅓, 10⁵, 10⁻⁶, m², H₂O, 10₂', '1/3 and 2 1/3, 10^5, 10^−6, m², H2O, 10_2'],
  ['∞ √2 ∆t 20 ℃ ﬁne, note ‡, 5 ‰', 'infinity root 2 Δt 20 °C fine, note ††, 5 per thousand'],
  ['① ❷ ➂ ⓫ 🅰 ٣', '1 2 3 11 A 3'],
  ['𝓜𝓪𝓻𝓪 𝔐𝕒𝗋𝚊 🄼🅐🆁🅰 Ｍａｒａ', 'Mara Mara MARA Mara'],
  ['I ❤️ NY', 'I NY'],
  ['👩🏽‍🚀 up 👨‍👩‍👧, 🇩🇪 and 1️⃣.', 'up, and.'],
  ['admin piles up 🚀.', 'admin piles up.'],
  ['(🚀 launch) “✨ Magic ✨” [🚀]', '(launch) “Magic”'],
  ['art✨music, 🚀, sleep', 'art music, sleep'],
  ['seen \ue200cite\ue201 twice', 'seen cite twice'],
  ['word\u200bby\u00adword\ufeff\u2060\u202e', 'wordbyword'],
  ['line\u2028line\u00a0line\tline', 'line line line line'],
  ['z̷̢a̧͝l͡g̶o', 'zalgo'],
  ['lone \ud83d half \ufffd sign', 'lone half sign'],
  ['¿？！「quoted」（so）、and。', '¿?!“quoted”(so),and.'],
  ['5 ₿ or 5 \u20c1', '5 ₿ or 5 [?]'],
  ['so ¯\\_(ツ)_/¯ it goes', 'so ¯\\_ _/¯ it goes'],
])('%s is printed as %s', (text, printed) => {
  for (const face of faces) expect(print(text, face)).toBe(printed)
})

describe('words in letters that no font has', () => {
  test.each(['私の仕事', 'مرحبا', 'שלום עולם', 'งานของฉัน', 'मेरा काम', '한국어', '🙂', '“مرحبا” '])(
    '%s alone is replaced by the notice',
    (text) => expect(printableRuns(text, 'text')).toEqual([{ text: unprintable, font: mainFont('text') }]),
  )

  test('are replaced by it once, and the words beside them are printed', () => {
    expect(print('What she calls 間, the gap, is נכון to her, and 間 again')).toBe(
      `What she calls ${unprintable}, the gap, is […] to her, and […] again`,
    )
    expect(print('It is 私の (2024) 仕事 and mine, all of it')).toBe(
      `It is ${unprintable} and mine, all of it`,
    )
  })

  test('are those that the Studio warns about', () => {
    for (const letter of ['私', 'م', 'ש', 'ง', 'म', '한', 'Ա', 'ა']) {
      expect(unprintedLetters(`Łódź ${letter} 🚀 → ﬁ`)).toEqual([letter])
      expect(print(letter)).toBe(unprintable)
    }
    expect(unprintedLetters('Łódź, ἀρχή, Ещё, 𝓜, ﬁ, ℃, ʼ, 🚀 → №')).toEqual([])
  })
})

describe('a name', () => {
  test.each([
    ['Jean‑Luc ✨', 'Jean-Luc'],
    ['𝓜𝓪𝓻𝓪', 'Mara'],
    ['I ❤️ NY', 'I NY'],
    ['Łukasz Nguyễn O’Neill', 'Łukasz Nguyễn O’Neill'],
    ['佐藤 美咲', null],
    ['Mei 美', null],
    ['✨', null],
    ['', null],
  ])('%s is printed as %s', (name, printed) => expect(printableWhole(name)).toBe(printed))
})

test('a word stands in one family, where one has it whole', () => {
  expect(printableRuns('Ágnes und Łukasz', 'text').every(({ font }) => font.name.startsWith('text-0'))).toBe(
    true,
  )
  expect(printableRuns('дом мой', 'text')).toHaveLength(1)
  const rare = printableRuns('a ȡab', 'text').map(({ text, font }) => [text, font.name.slice(0, 6)])
  expect(rare[0]).toEqual(['a ', 'text-0'])
  expect(rare.slice(1).every(([, family]) => family === 'text-1')).toBe(true)
})
