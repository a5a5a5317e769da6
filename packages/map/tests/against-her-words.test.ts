import { describe, expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import type { Voice } from '../src/lexicon/entry.ts'
import { readText } from '../src/reading/read-text.ts'
import { fillSlots } from '../src/slots.ts'
import { type PersonInput, personInputs } from '../src/specimen/persona.ts'
import { tokenize } from '../src/tokens/tokenizer.ts'

const nothing = ['A fence.', 'Calls.', 'Tea first.', 'Digging.', 'More light.'] as const
const withText = (at: number, text: string) =>
  nothing.map((each, index) => (index === at ? text : each)) as unknown as PersonInput['texts']
/** A condition of hers is the experiment of whoever has one. */
const wishless = (at: number, text: string) =>
  withText(at, text).map((each) => (each === nothing[4] ? 'idk' : each)) as unknown as PersonInput['texts']
const draftOf = (given: Partial<PersonInput>) =>
  draftInputs(
    personInputs({ name: '', choices: 'AAAAA', texts: nothing as unknown as PersonInput['texts'], ...given }),
  )
const printed = (given: Partial<PersonInput>) => draftOf(given).sentences.map(fillSlots).join('\n')
const systems = (...named: string[]): NonNullable<PersonInput['profile']> => ['', [], [], [], '', named, '']
const counted = (text: string, voice: Voice) =>
  readText(tokenize(text), voice)
    .readings.filter(({ dropped }) => dropped === undefined)
    .map(({ switch: on, pole, fault }) => (on === null ? `${fault}` : `${on} ${pole}`))

test('a click stands where she denies another thing, and the same sentence affirms it', () => {
  const text = "I never start from what the customer wants, I start from what's under there."
  const { switches, crossed } = draftOf({ choices: 'CAAAA', texts: withText(2, text) })
  expect(switches.find(({ id }) => id === 'START')?.state).not.toBe('none')
  expect(crossed.map(({ rule }) => rule)).not.toContain(29)
})

test.each([
  'Sixty chairs out there that nobody knows I did.',
  'No one knows I made them.',
  "Nobody knows I've finished the book.",
])('“%s” of finished work is an open end, and not work that stays with her', (text) => {
  expect(counted(text, 'postponed')).toContain('OE')
  expect(counted(text, 'postponed')).not.toContain('LOOP left')
})

test.each([
  'Describes herself as steady, one hour a day; evidence points to one long night before delivery.',
  'Calls himself a man of routine, the same hour each day.',
  'Says she works every morning at the same time.',
])('of what she says of herself to her AI, “%s” is no fact', (text) => {
  expect(counted(text, 'rhythm')).not.toContain('TEMPO left')
})

test.each(['Open-handed with every voice but her own; calls herself a facilitator, writes like a poet.'])(
  '“%s” has no two halves',
  (text) => {
    expect(printed({ profile: ['', [], [], [], '', [], text] })).not.toContain('Your AI wrote: “')
  },
)

test('a sentence that speaks of her is said to be that of her AI', () => {
  const text = 'Says she is disciplined, yet started four new scents in a month.'
  expect(printed({ profile: ['', [], [], [], '', [], text] })).toContain('Your AI wrote: “')
})

test.each([
  "Always three acts, nine pages. It is the station's format from 1998, my plays fit in it.",
  'At work I follow code to the letter.',
  "I keep to the school's marking scheme every time.",
])('“%s” was written by somebody', (text) => {
  const all = printed({ choices: 'AAADA', texts: withText(2, text) })
  expect(all).not.toContain('Could somebody else work by that?')
  expect(all).toContain(text.slice(0, 18))
})

describe.each([
  "Nothing. I'm fine.",
  'nothing really, all good',
  'it runs fine as it is',
  'All good here, nothing.',
  'I’m happy with it as it is',
])('“%s”', (text) => {
  test('stands under its question', () => {
    expect(printed({ texts: withText(4, text) })).toMatch(/for it to run without you .+, you wrote: “/)
  })
  test('sends her to nobody', () => {
    const { experiment } = draftOf({ choices: 'AAADA', texts: withText(4, text) })
    expect(experiment?.id).toBe(text.startsWith('it runs') ? undefined : 'OE-5')
  })
})

test('what she left is no place for a line, wherever she says so', () => {
  const texts = withText(4, 'One way of writing things down. Tried Notion, tried Evernote, tried a binder.')
  const all = printed({ choices: 'AAABB', texts, profile: systems("painter's tape labels", 'Notion') })
  expect(all).not.toContain('in “Notion”')
  expect(all).toContain('on a sheet of paper')
  expect(
    printed({
      choices: 'AAABB',
      profile: ['', [], ['uses a notebook inconsistently'], [], '', ['a notebook'], ''],
    }),
  ).not.toContain('in “a notebook”')
})

test.each([
  ['council letters as paper', 'on paper'],
  ['one-page plans', 'on paper'],
  ['exercise books', 'in “exercise books”'],
  ['shadow box with bicycle lamp', 'on a sheet of paper'],
])('into “%s” a line goes %s', (system, place) => {
  expect(printed({ choices: 'AAABB', profile: systems(system) })).toContain(
    `Of that, write ${place} what could be so tomorrow`,
  )
})

test('of two things that take a line neither is taken', () => {
  const profile = systems('a notebook', 'blue folder')
  expect(printed({ choices: 'AAABB', profile })).toContain('write on a sheet of paper')
})

test.each([
  ['AAAAA', 1, 'The form. I formulate a new scent instead, this month alone it is four', 'IO-2'],
  ['ADAAA', 1, 'labels. i cut up another coat', 'IO-1'],
  ['AAABB', 2, 'I lay it out on paper first.', 'LS-1'],
  ['AAABB', 4, 'More light.', 'LS-6'],
  ['AAACA', 4, 'Nothing, I am fine.', 'CC-1'],
  ['AAACA', 4, 'Someone takes the cake away from me when it is ready.', 'CC-4'],
  ['AAACA', 4, 'The workshop would come and take the folder out of my hand.', 'CC-4'],
] as const)('clicks %s, answer %i “%s”: experiment %s', (choices, at, text, id) => {
  const texts = at === 4 ? withText(at, text) : wishless(at, text)
  expect(draftOf({ choices, texts }).experiment?.id).toBe(id)
})

test('who clicks one place and writes of another finds out where it breaks', () => {
  const texts = wishless(1, 'Sending off the manuscript. The poems lie in a tin.')
  expect(draftOf({ choices: 'AAAAA', texts }).experiment?.id).toBe('IO-0')
  expect(draftOf({ choices: 'AAADA', texts }).experiment?.id).toBe('OE-4')
})

test('a click that her words contradict is said as a click, and the disagreement is put to her', () => {
  const texts = withText(1, 'The form. I formulate a new scent instead, this month alone it is four.')
  const all = printed({ texts })
  expect(all).not.toContain('A new idea has to wait')
  expect(all).toContain(
    'Asked what happens to a new idea, you chose “I write it down and it waits its turn”.',
  )
  expect(all).toContain('And you wrote “The form. I formulate a new scent instead')
})

test('what was cut out again is no further pass', () => {
  expect(counted('I wrote a scene, then I cut it again.', 'absorbed')).not.toContain('EXIT right')
})

test('what a thing is is no material', () => {
  expect(counted('Names a thing first, then works out what it is.', 'profile')).not.toContain('START right')
})

test('of an open end no sentence says that nobody answers', () => {
  const texts = withText(4, 'The clients write and it stays in the inbox.')
  expect(printed({ choices: 'AAADA', texts })).not.toContain('no answer comes back')
})

test.each([
  "Ran them Sunday night because Mum was at my sister's.",
  'I print when nobody needs turning over.',
  'My boyfriend said it is the same blue. We are ok now.',
])('“%s” stands in no sentence', (text) => {
  expect(printed({ texts: withText(3, text) })).not.toContain(text.slice(0, 12))
})
