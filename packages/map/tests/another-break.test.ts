import { describe, expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { fillSlots } from '../src/slots.ts'
import { personInputs } from '../src/specimen/persona.ts'

const nothing = ['A fence.', 'Calls.', 'Tea first.', 'Digging.', 'More light.'] as const

function printed(choices: string, at: 0 | 1 | 4, text: string): Map<string, string> {
  const texts = nothing.map((each, index) => (index === at ? text : each)) as unknown as typeof nothing
  const { sentences } = draftInputs(personInputs({ name: '', choices, texts }))
  return new Map(sentences.map((sentence) => [sentence.rule, fillSlots(sentence)]))
}

describe('who clicks one break and is read to write of another', () => {
  const sheet = printed('AAAAA', 1, 'Chapter two. I rewrite the opening again and again.')

  test('has both in the headline', () => {
    expect(sheet.get('headline')).toMatch(
      /it breaks before the start, .+, though your words tell of another break\.$/,
    )
  })
  test('has no line of the one as a proof of the other, and no cure', () => {
    expect(sheet.get('fault.IO')).toBe(
      'Idea Overflow is our name for “Before the start: too many options”. Your words tell of another break, Complexity Creep (A4).',
    )
    expect(sheet.get('own.A4')).toContain('I rewrite the opening again and again')
  })
  test('is told by the circuit of both', () => {
    expect(sheet.get('circuit.fault')).toMatch(
      /before the start \(A7\), and your words tell of another break/,
    )
  })
})

test('a break that only a click names waits for nothing', () => {
  expect(printed('AAAAA', 1, 'Calls.').get('fault.IO')).toBe(
    'Idea Overflow is our name for “Before the start: too many options”.',
  )
})

test('what she postpones stands whole in the fault that it is read for', () => {
  const text = 'Choosing the next book. I read first chapters of eleven and choose none. Tea helps.'
  const sheet = printed('AAAAA', 1, text)
  expect(sheet.get('fault.IO')).toContain(`In your words: “${text.slice(0, -1)}”. Such a break waits for`)
  expect(sheet.has('own.A4')).toBe(false)
})

describe('an experiment begins with her condition', () => {
  const experiment = (wish: string, choices = 'AAABB') =>
    [...printed(choices, 4, wish)].find(([rule]) => /^experiment\.[A-Z]{2}-\d$/.test(rule)) ?? []

  test.each([
    [
      'The fund would take a letter in plain words. My aunt says so too.',
      'The fund would take a letter in plain words',
    ],
    ['A bigger table? No. It would have to be one list.', 'It would have to be one list'],
  ])('“%s”: with its first sentence that is one', (wish, quote) => {
    expect(experiment(wish)[1]).toMatch(`For it to run without you pushing it: “${quote}”. Write `)
  })
  test.each([
    `There would have to be ${'one list and '.repeat(12)}no other.`,
    'Who asks? And I must answer before lunch.',
  ])('“%s”: without a quote, where none stands alone', (wish) => {
    expect(experiment(wish)[1]).toMatch(
      'For it to run without you pushing it: begin with what would have to be true. ',
    )
  })
  test.each(['Fewer Mondays. Seriously, I have nothing to complain of.', "I'd say it runs."])(
    '“%s”: not with it, where it runs as it is',
    (wish) => {
      expect(experiment(wish)[0]).toMatch(/-[1-5]$/)
    },
  )
  test('who asks for a stop gets one, wherever the click is', () => {
    const [rule, text] = experiment('Somebody takes the brush out of my hand, kindly.', 'AAADA')
    expect(rule).toBe('experiment.OE-7')
    expect(text).toMatch(
      /^For it to run without you pushing it: give one person, by name, the right to say “done”/,
    )
  })
})

test('one line of her AI that says two switches is quoted once', () => {
  const profile = ['You begin from a final image and ask for the technique.', [], [], [], '', [], ''] as const
  const given = { name: '', choices: 'AADBC', texts: nothing, profile } as never
  const said = draftInputs(personInputs(given)).sentences.filter(({ section }) => section === 'arrive')
  expect(said.map(fillSlots)).toEqual([
    expect.stringContaining('Your AI: “You begin from a final image and ask for the technique”.'),
    'You see ahead what it should become, says your AI in the same line.',
  ])
})
