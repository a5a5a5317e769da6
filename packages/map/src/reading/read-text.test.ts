import { mostGrowth, timeGrowth } from '@wiring/session/testing/time-growth'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { developmentSets } from '../../tests/precision/answer-sets/answer-sets.ts'
import { unmarkedTexts } from '../../tests/precision/precision.ts'
import type { Voice } from '../lexicon/entry.ts'
import { tokenize } from '../tokens/tokenizer.ts'
import { entryMatcher, readText } from './read-text.ts'

const texts = unmarkedTexts(developmentSets)

const read = (text: string, voice: Voice = 'finished') =>
  readText(tokenize(text), voice).readings.map((reading) => [
    reading.switch ?? reading.fault,
    reading.pole,
    reading.dropped,
  ])
const counted = (text: string, voice?: Voice) =>
  read(text, voice).filter(([, , dropped]) => dropped === undefined)
const tags = (text: string) => readText(tokenize(text)).tags.map((found) => found.tag)

test('a reading has its switch, pole and offsets', () => {
  const text = 'A chair. I did it in one sitting.'
  expect(readText(tokenize(text)).readings).toEqual([
    expect.objectContaining({ switch: 'TEMPO', pole: 'right', fault: null, start: 18, end: 32 }),
  ])
})

test('an entry for a pole and a fault gives two readings at the same offsets', () => {
  expect(read('She rarely shows unfinished work.', 'profile')).toEqual([
    ['LOOP', 'left', undefined],
    ['OE', null, undefined],
  ])
})

test.each([
  'I do not set pages in one night.',
  'I never set pages in one night.',
  'I never plan, set or print in one night.',
  'Hardly anything in one sitting.',
])('"%s" is read as negated', (text) => {
  expect(read(text).map(([, , dropped]) => dropped)).toEqual(['negated'])
})

test.each([
  ['with a new subject after a comma', 'I do not plan, I print in one night.'],
  ['after "but"', 'Not planned but printed in one night.'],
  ['after "just"', 'I never planned it, just printed it in one night.'],
  ['after what is missing', 'No plan, printed in one night.'],
])('a negation ends %s', (_, text) => {
  expect(counted(text)).toEqual([['TEMPO', 'right', undefined]])
})

test('an entry that contains a negation is not dropped by it', () => {
  expect(read('I never feel done.')).toContainEqual(['EXIT', 'right', undefined])
})

test.each([
  'Says she wants a fixed routine, every morning at the same hour.',
  'I would write every morning.',
  'I am trying to write every morning.',
  'I wish I wrote every morning.',
  'I want a desk, a lamp and to write every morning.',
])('"%s" is dropped: a wish', (text) => {
  for (const [, , dropped] of read(text, 'rhythm')) expect(dropped).toBe('not-a-fact')
})

test('a clause beside a wish counts', () => {
  expect(counted('I would rest, I write every morning.')).toEqual([['TEMPO', 'left', undefined]])
})

test.each([
  ['a condition', 'If I am tired I write every morning.'],
  ['a habit of the past', 'I used to write every morning.'],
  ['a former place', 'At my old studio we wrote every morning.'],
  ['a question', 'Do I write every morning?'],
  ['words of another', 'My wife says I write every morning.'],
  ['a quote', '“I write every morning,” said a man on the radio.'],
  ['somebody else', 'My partner writes every morning.'],
  ['somebody with an unknown name', 'Marta writes every morning.'],
  ['somebody with an unknown trade', 'Our cooper writes it every morning.'],
  ['somebody who is watched', 'I watched him and he wrote every morning.'],
  ['another who goes on after "and"', 'My sister sits down and writes every morning.'],
  ['what is turned round', 'Instead of writing every morning I sleep.'],
  ['what is taken back', 'I write every morning, but only when it rains.'],
  ['what is no work', 'The tax return. I did it in one sitting.'],
])('%s is no reading: "%s"', (_, text) => {
  expect(read(text)).toEqual([])
})

test('in a profile "she" is the writer, and her colleague is not', () => {
  expect(counted('She keeps polishing slides.', 'profile')).toHaveLength(2)
  expect(read('Her colleague keeps polishing slides.', 'profile')).toEqual([])
  expect(read('She keeps polishing slides.', 'finished')).toEqual([])
})

test('a pattern reaches over a comma only where it says so', () => {
  expect(read('Weeks of silence, then everything within three days.', 'rhythm')).not.toEqual([])
  expect(read('I did it in one. Sitting is bad.')).toEqual([])
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
      'I draft in one sitting.',
      'ﬁgma boards.',
      'Ｂｕｒｓｔｓ.',
      'résumé',
      '\u0301\u0301',
      'İ',
      '🧵',
      '\u200bin bursts.',
    ),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join(' ')
      for (const { start, end } of readText(tokenize(text), 'rhythm').readings) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(tokenize(text.slice(start, end)).count).toBeGreaterThan(0)
      }
    }),
  )
})

test('offsets are right for ligatures and full-width letters', () => {
  const text = '\u200b In ﬁgma boards, ｓｋｅｔｃｈｅｓ.'
  expect(readText(tokenize(text), 'system').readings.map(({ start, end }) => text.slice(start, end))).toEqual(
    ['ﬁgma boards', 'ｓｋｅｔｃｈｅｓ'],
  )
})

test.each([
  ['one letter', 'a '],
  ['emoji', '🧵'],
  ['combining marks', 'e\u0301\u0327'],
  ['the beginning of long patterns', 'never show it to the '],
  ['subjects and turns', 'i would not before if my partner says and '],
  ['quotes', '"i say so" '],
  ['hits', 'I keep polishing the page in one night; '],
])('matching a text of %s takes linear time', (_, unit) => {
  expect(timeGrowth((text) => readText(tokenize(text)), unit, 2_000)).toBeLessThan(mostGrowth)
  const steps = (size: number) => {
    const before = entryMatcher.steps
    readText(tokenize(unit.repeat(Math.ceil(size / unit.length))))
    return entryMatcher.steps - before
  }
  const small = steps(10_000)
  expect(steps(1_000_000)).toBeLessThanOrEqual(110 * small + 1_000)
})

const spoken: readonly (readonly [string, string, Voice])[] = [
  ['an adjective before "work" is no subject', 'Deep work every morning.', 'rhythm'],
  ['"answer mails" has no other subject', 'I open at eight and answer mails, every day the same.', 'habit'],
  ['"stopped when" denies nothing', 'I stopped when it felt right.', 'finished'],
  ['"back in" is a place, too', 'The last page. I go back in and change the line once more.', 'postponed'],
  ['what comes from a former firm is used today', 'I always use the template from my old company.', 'habit'],
  ['"when I was sanding" answers the question', 'When I was sanding the same edge.', 'absorbed'],
  ['a piece for a trade is work', 'A website for a dentist. I wrote it all in one sitting.', 'finished'],
  ['a piece for a feast is work', 'The wedding invitations. I drew them in one sitting.', 'finished'],
  ['what is said outlasts a longer denial', 'Rarely shares work in progress.', 'profile'],
]
test.each(spoken)('%s: "%s"', (_, text, voice) => {
  expect(counted(text, voice)).not.toEqual([])
})

test.each([
  ['bees that build', 'Bees build every morning.', 'rhythm'],
  ['a studied past', 'When I was working on the same edge.', 'absorbed'],
  ['a former time', 'Back in my school days I wrote every morning.', 'rhythm'],
  ['the dentist', 'The dentist. I wrote to him in one sitting.', 'finished'],
  ['what she stopped', 'I stopped writing every morning.', 'rhythm'],
] as const)('%s: no reading of "%s"', (_, text, voice) => {
  expect(counted(text, voice)).toEqual([])
})
