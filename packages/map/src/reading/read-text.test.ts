import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { developmentSets } from '../../tests/precision/answer-sets/answer-sets.ts'
import { unmarkedTexts } from '../../tests/precision/precision.ts'
import { tokenize } from '../tokens/tokenizer.ts'
import { entryTrie, readText } from './read-text.ts'

const texts = unmarkedTexts(developmentSets)

const read = (text: string) =>
  readText(tokenize(text)).readings.map((reading) => [
    reading.switch ?? reading.fault,
    reading.pole,
    reading.dropped,
  ])
const tags = (text: string) => readText(tokenize(text)).tags.map((found) => found.tag)

test('a reading has its switch, pole and offsets', () => {
  const text = 'Mostly late at night.'
  expect(readText(tokenize(text)).readings).toEqual([
    expect.objectContaining({ switch: 'TEMPO', pole: 'right', fault: null, start: 7, end: 20 }),
  ])
})

test('an entry for a pole and a fault gives two readings at the same offsets', () => {
  expect(read('She rarely shows unfinished work.')).toEqual([
    ['LOOP', 'left', undefined],
    ['OE', null, undefined],
  ])
})

test.each([
  'I do not sketch.',
  'She never works late at night.',
  'Hardly a sketch.',
  'Does it without any sketches.',
  'I avoid sketching.',
])('"%s" is read as negated', (text) => {
  expect(read(text).map(([, , dropped]) => dropped)).toEqual(['negated'])
})

test.each([
  ['a negation more than three words before', 'I do not say that I often sketch.'],
  ['a negation in another clause', 'I do not, I sketch.'],
  ['a negation before "but"', 'Not that but sketches.'],
])('%s does not drop a reading', (_, text) => {
  expect(read(text).map(([, , dropped]) => dropped)).toEqual([undefined])
})

test('an entry that contains a negation is not dropped by it', () => {
  expect(read('Never done with it.')).toContainEqual(['EXIT', 'right', undefined])
})

test.each([
  'Says she wants a daily page.',
  'If I sketch it works.',
  'I would sketch.',
  'I am trying to sketch.',
  'I wish I could sketch.',
])('"%s" is dropped: a wish or a condition', (text) => {
  expect(read(text)[0]?.[2]).toBe('not-a-fact')
})

test('a wish counts for a fault, and a clause beside a wish counts for a switch', () => {
  expect(read('I wish I had fewer tools.')).toEqual([['CC', null, undefined]])
  expect(read('I would rest, I sketch.')).toEqual([['SOURCE', 'left', undefined]])
})

test('a phrase does not match across clauses', () => {
  expect(read('Late. At night')).toEqual(read('at night'))
  expect(read('I work step. By step.')).toEqual([])
})

test('numbers and addresses with points and colons are one clause', () => {
  expect(readText(tokenize('At 10:30 or 2,000.5 sketches')).readings).toHaveLength(1)
})

test('a contradiction is the whole sentence', () => {
  const text = 'I rest. I want a simple system, yet I rebuild every one I am given. Fine.'
  const found = readText(tokenize(text)).tags.find(({ tag }) => tag === 'contradiction')
  expect(text.slice(found?.start, found?.end)).toBe(
    'I want a simple system, yet I rebuild every one I am given',
  )
  expect(tags('Not yet shown to anyone at all.')).not.toContain('contradiction')
})

test.each([
  ['The print slot was booked, so on Thursday it had to be done.', 'outside-date'],
  ['Someone would have to tell me when it is good enough.', 'asks-for-a-stop'],
  ['Someone would have to tell me when it is good enough.', 'asks-for-a-person'],
  ['And the invoices would send themselves.', 'asks-for-a-machine'],
  ['And the invoices would send themselves.', 'invoices'],
  ['Tuesday night. I looked up and it was two.', 'at-night'],
  ['Every project starts with a folder called 00_mess.', 'fixed-name-or-place'],
  ['Rarely shows unfinished work', 'rarely-shows'],
])('"%s" is tagged %s', (text, tag) => {
  expect(tags(text)).toContain(tag)
})

const paraphrases: ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFC'),
  (text) => text.replaceAll(' ', '  '),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll("'", '’'),
  (text) => text.replaceAll('.', '!'),
  (text) => text.replace(/\p{L}+/u, '“$&”'),
  (text) => `  ${text}\n`,
  (text) => text.replaceAll('-', '‑'),
]

test('each paraphrase that keeps the words gives the same readings', () => {
  for (const text of texts)
    for (const change of paraphrases) expect(read(change(text)), change(text)).toEqual(read(text))
})

test('paraphrases one after the other give the same readings', () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.subarray(paraphrases), (text, changes) => {
      const changed = changes.reduce((current, change) => change(current), text)
      expect(read(changed)).toEqual(read(text))
    }),
    { numRuns: 500 },
  )
})

test('the order of sentences does not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(texts, { minLength: 2, maxLength: 6 }), (chosen) => {
      const together = (parts: string[]) => read(parts.join('\n\n')).map(String).sort()
      expect(together(chosen)).toEqual(together([...chosen].reverse()))
    }),
  )
})

test('offsets are those of the original text, whatever characters it has', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Mostly late at night',
      'ﬁgma boards',
      'ＳＫＥＴＣＨ',
      'résumé',
      '\u0301\u0301',
      'İ',
      '🧵',
      '\u200bsketch',
    ),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join(' ')
      for (const { start, end, entry } of readText(tokenize(text)).readings) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(readText(tokenize(text.slice(start, end))).readings.map((reading) => reading.entry)).toContain(
          entry,
        )
      }
    }),
  )
})

test('offsets are right for ligatures and full-width letters', () => {
  const text = '\u200b In ﬁgma, ｓｋｅｔｃｈｅｓ.'
  expect(readText(tokenize(text)).readings.map(({ start, end }) => text.slice(start, end))).toEqual([
    'ﬁgma',
    'ｓｋｅｔｃｈｅｓ',
  ])
})

test.each([
  ['one letter', 'a'],
  ['emoji', '🧵'],
  ['combining marks', 'e\u0301\u0327'],
  ['the beginning of long phrases', 'not keep to the '],
  ['hits', 'Works in bursts, late at night; '],
])('matching a text of %s takes linear time', (_, unit) => {
  const steps = (size: number) => {
    const before = entryTrie.steps
    readText(tokenize(unit.repeat(Math.ceil(size / unit.length))))
    return entryTrie.steps - before
  }
  const small = steps(10_000)
  expect(steps(1_000_000)).toBeLessThanOrEqual(110 * small + 1_000)
})
