import { describe, expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { fillSlots } from '../src/slots.ts'
import { type PersonInput, personInputs } from '../src/specimen/persona.ts'

const nothing = ['A fence.', 'Calls.', 'Tea first.', 'Digging.', 'More light.'] as const

/** Clicked: a picture, it waits its turn, filled in and sent, before the start, in one sentence. */
const draftOf = (texts: Partial<Record<0 | 1 | 2 | 3, string>>, given: Partial<PersonInput> = {}) =>
  draftInputs(
    personInputs({
      name: '',
      choices: 'AAAAA',
      texts: nothing.map((each, at) => texts[at as 0] ?? each) as unknown as PersonInput['texts'],
      ...given,
    }),
  )
const printed = ({ sentences }: ReturnType<typeof draftOf>) => sentences.map(fillSlots)
const stateOf = ({ switches }: ReturnType<typeof draftOf>, on: string) =>
  switches.find(({ id }) => id === on)?.state
const questions = ({ sentences }: ReturnType<typeof draftOf>) =>
  sentences.filter(({ rule }) => rule === 'crossed.29' || rule === 'crossed.30').map(fillSlots)

const plain = draftOf({})
const noPicture = 'A pop-up card. I had no picture in my head at all, I bent the wire.'

test('without a denial the click is read, and begins the headline', () => {
  expect(stateOf(plain, 'SOURCE')).toBe('leans')
  expect(printed(plain)[0]).toContain('it begins with a picture')
})

describe('a click against which she wrote of one piece', () => {
  const draft = draftOf({ 0: noPicture })
  test('is said by no sentence, in neither of its halves', () => {
    const all = printed(draft).join('\n')
    expect(all).not.toContain('It begins with a picture')
    expect(all).not.toContain('before your eyes')
    expect([stateOf(draft, 'SOURCE'), stateOf(draft, 'START')]).toEqual(['none', 'none'])
    expect(draft.circuit.matching).not.toContain('SOURCE')
  })
  test('is a question, and no finding', () => {
    expect(questions(draft)).toEqual([
      'You chose “With a picture I can already see”, and you wrote “I had no picture in my head at all, I bent the wire”. Do the two agree?',
    ])
    expect(draft.crossed.map(({ rule }) => rule)).not.toContain(30)
  })
  test('is left open, with the reason, and marked in the lines', () => {
    const note = draft.sentences.find(({ rule }) => rule === 'no-signal.denied')
    expect(note && fillSlots(note)).toContain('S1 PICTURE / WORD')
    const clicks = draft.evidence.filter(({ source }) => source === 'A1')
    expect(clicks.map(({ dropped, e }) => [dropped, e])).toEqual(clicks.map(() => ['denied', 0]))
  })
})

test('a habit that she denies is put to her beside the click', () => {
  const draft = draftOf({ 2: 'I have never once followed the instructions.' })
  expect(draft.crossed.map(({ rule }) => rule)).not.toContain(29)
  expect(questions(draft)[0]).toContain(
    'You chose “Fill it in and send it”, and you wrote “I have never once',
  )
  expect(printed(draft).join()).not.toContain('gets filled in')
})

test('what her AI denies is a question too', () => {
  const profile = ['Never thinks in pictures.', [], [], [], '', [], ''] as const
  const draft = draftOf({}, { profile })
  expect(questions(draft)[0]).toContain('Your AI wrote “Never thinks in pictures”')
  expect(stateOf(draft, 'SOURCE')).toBe('none')
  expect(draft.crossed).toEqual(plain.crossed)
})

test.each([
  'A card. That one time I had no picture in my head at all.',
  'A card. I had no picture in my head.',
  'A card. My sister never has a picture in her head.',
  'A card. I never start without a picture.',
])('“%s” takes nothing from the click', (text) => {
  const draft = draftOf({ 0: text })
  expect(stateOf(draft, 'SOURCE')).toBe('leans')
  expect(questions(draft)).toEqual([])
})

test('where she wrote for it as well, the click stands, and both are put to her', () => {
  const draft = draftOf({ 0: noPicture, 2: 'I draw the thing before I can name it.' })
  expect(stateOf(draft, 'SOURCE')).toBe('set')
  expect(questions(draft)).toHaveLength(1)
})

test('where it breaks is drawn as she said it, whatever she denies', () => {
  const draft = draftOf({ 1: 'The atlas. I never polish a map.' }, { choices: 'BBDCC' })
  expect(draft.friction.find(({ id }) => id === 'CC')?.state).toBe('drawn')
  expect(questions(draft)[0]).toContain('“Near the end: I keep improving it”')
})
