import { describe, expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { applyEdits } from '../src/review/apply-edits.ts'
import { fillSlots } from '../src/slots.ts'
import { personInputs } from '../src/specimen/persona.ts'

const nothing = ['A fence.', 'Calls.', 'Tea first.', 'Digging.', 'More light.'] as const

function printed(choices: string, at: 0 | 1, text: string): Map<string, string> {
  const texts = nothing.map((each, index) => (index === at ? text : each)) as unknown as typeof nothing
  const { sentences } = draftInputs(personInputs({ name: '', choices, texts }))
  return new Map(sentences.map((sentence) => [sentence.rule, fillSlots(sentence)]))
}

describe('who clicks one break and is read to write of another', () => {
  const sheet = printed('AAAAA', 1, 'Chapter two. I rewrite the opening again and again.')

  test('has the click as one in the headline, and no break as a fact', () => {
    expect(sheet.get('headline')).toMatch(/ You clicked that it breaks before the start\.$/)
  })
  test('has no line of the one as a proof of the other, a question, and no cure', () => {
    expect(sheet.get('fault.IO')).toBe(
      'Idea Overflow is our name for “Before the start: too many options”. Asked what you postpone, and do instead, you wrote: “Chapter two. I rewrite the opening again and again”. Do your words (A4) tell of another break, near the end: Complexity Creep?',
    )
    expect(sheet.has('own.A4')).toBe(false)
  })
  test('is told by the circuit no place of hers, while it is asked', () => {
    expect(sheet.has('circuit.fault')).toBe(false)
    expect([...sheet.keys()].some((rule) => /^circuit\.\w+\.usual$/.test(rule))).toBe(false)
  })
})

test('a second break weighs less only where the clicked one is written, too', () => {
  const second = (postponed: string) => {
    const texts = [nothing[0], postponed, nothing[2], nothing[3], nothing[4]] as const
    const own = 'Rebuilds every template | Replaces each form that she is given by one of her own'
    const profile = ['', [], own, own, '', [], ''] as const
    const { sentences } = draftInputs(personInputs({ name: '', choices: 'AADCA', texts, profile }))
    return sentences.filter(({ rule }) => rule === 'fault.TM').map(({ text }) => text)
  }
  expect(second('Calls.')).toEqual(['Beside it, Template Misfit: {0}.'])
  expect(second('Chapter two. I rewrite the opening again and again.')).toEqual([
    'Beside it, with less weight, Template Misfit: {0}.',
  ])
})

test('a break that only a click names waits for nothing', () => {
  expect(printed('AAAAA', 1, 'Calls.').get('fault.IO')).toBe(
    'Idea Overflow is our name for “Before the start: too many options”. Asked what you postpone, and do instead, you wrote: “Calls”.',
  )
})

test('who rebuilds templates and postpones what has a form is asked for a form that does not fit', () => {
  const text = "The school's report template."
  expect(printed('AADBA', 1, 'Calls.').get('fault.LS')).not.toContain('Template Misfit')
  expect(printed('AAABA', 1, text).get('fault.LS')).not.toContain('Template Misfit')
  expect(printed('AADBA', 1, text).get('fault.LS')).toBe(
    `Lost Shape is our name for “In the middle: the shape stops holding”. Asked what you postpone, and do instead, you wrote: “${text.slice(0, -1)}”. Do your words (A4) tell of another break, Template Misfit?`,
  )
})

test.each([
  ['AAAAA', 'fault.IO', 'The guide. It is ready since Easter, and I add a page.', 'Complexity Creep'],
  ['AAAAA', 'fault.IO', 'Ringing shops. Three songs are finished.', 'Open End'],
  ['AAACA', 'fault.CC', 'Submitting. The papers are complete, I would not change a comma.', 'Open End'],
])('%s: %s asks of what is there already, “%s”, for %s', (choices, rule, text, other) => {
  expect(printed(choices, 1, text).get(rule)).toContain(`${other}?`)
})
test.each([
  ['AAAAA', 'fault.IO', 'The novel. Three openings, and none is finished.'],
  ['AAACA', 'fault.CC', 'Submitting. The papers are complete, I rewrite the first page.'],
  ['AAABA', 'fault.LS', 'The guide. It is ready since Easter.'],
])('%s: %s asks nothing of “%s”', (choices, rule, text) => {
  expect(printed(choices, 1, text).get(rule)).not.toContain('another break')
})

test('where another break is asked, no experiment takes the clicked one for granted', () => {
  const wish = (text: string) => {
    const texts = [
      nothing[0],
      'The guide. It is ready since Easter, and I add a page.',
      'Tea.',
      'Digging.',
      text,
    ]
    const { experiment } = draftInputs(
      personInputs({ name: '', choices: 'AAAAA', texts: texts as unknown as typeof nothing }),
    )
    return experiment?.id
  }
  expect(wish('A clerk who fines me for each page.')).toMatch(/^IO-[69]$/)
  expect(wish('n/a')).toBe('IO-0')
})

test('who rebuilds a given form is asked for it, also where she names the middle', () => {
  const text = "The desk's template. I build my own template, and halfway through I maintain a template."
  expect(printed('AADBA', 1, text).get('fault.LS')).toContain('another break, Template Misfit?')
  expect(printed('AADBA', 1, 'The template. Halfway through I lose it.').get('fault.LS')).not.toContain('?')
})

test('the path leaves out a click that the headline says, and no other', () => {
  const sheet = printed('BADBA', 1, 'Calls.')
  expect(sheet.get('headline')).toContain('it begins with a sentence')
  expect(sheet.has('switch.SOURCE')).toBe(false)
  expect(sheet.get('switch.FRAME')).toMatch(/^Asked what you do first with a template, you chose/)
})

describe('an experiment begins with her condition', () => {
  const open = (wish: string, choices = 'AAABB') => {
    const texts = [nothing[0], nothing[1], nothing[2], nothing[3], wish] as const
    const { sentences } = draftInputs(personInputs({ name: '', choices, texts }))
    return sentences.filter(({ section }) => section === 'experiment')
  }

  test('all of it stands before', () => {
    const wish = 'The fund would take a letter in plain words. My aunt says so too.'
    expect(open(wish).map(fillSlots)).toEqual([
      `For it to run without you pushing it, you wrote: “${wish.slice(0, -1)}”.`,
      'Of that, write on a sheet of paper what could be so tomorrow, or whom to ask for it. Begin there.',
      'Fourteen days. Was it so on one of them? Yes: write what got further that day. No: take a smaller part.',
    ])
  })
  test('whoever asks nobody is sent to nobody', () => {
    const texts = [
      'I never ask anybody for anything. A fence.',
      nothing[1],
      nothing[2],
      nothing[3],
      'More light.',
    ] as const
    const { sentences } = draftInputs(personInputs({ name: '', choices: 'AAABB', texts }))
    const printed = sentences
      .filter(({ section }) => section === 'experiment')
      .map(fillSlots)
      .join(' ')
    expect(printed).toContain('could be so tomorrow. Begin there.')
    expect(printed).not.toContain('ask')
  })
  test.each([
    'Fewer Mondays. Seriously, I have nothing to complain of.',
    'The shed would have to burn down. I am only half joking.',
    "I'd say it runs. Somebody could tell me when it is enough.",
  ])('“%s”: not with it, where it runs as it is', (wish) => {
    expect(open(wish)[0]?.rule).toMatch(/-[0-5]$/)
  })
  test('a long one stands in the evidence', () => {
    const [experiment] = open(`There would have to be ${'one list and '.repeat(14)}no other.`)
    expect(experiment && fillSlots(experiment)).toMatch(
      /^For it to run without you pushing it: of what would have to be true, write on a sheet of paper what could be so tomorrow/,
    )
  })
  test('who asks for a stop gets one, wherever the click is', () => {
    const [stop] = open('Somebody takes the brush out of my hand, kindly.', 'AAADA')
    expect(stop?.rule).toBe('experiment.OE-7')
    expect(stop && fillSlots(stop)).toMatch(/^For it to run without you pushing it: give one person, by name/)
  })
  test('goes where an operator drops the condition', () => {
    const draft = draftInputs(personInputs({ name: '', choices: 'AAABB', texts: nothing }))
    const sentence = draft.sentences.find(({ rule }) => rule === 'wish')?.id ?? ''
    const edited = applyEdits(draft, [{ n: 1, at: '', by: 'Mara', op: { kind: 'drop', sentence } }])
    expect(edited.sentences.filter(({ section }) => section === 'experiment')).toEqual([])
  })
})

test('a click that fills in a template stands beside the form that she postpones', () => {
  const sheet = printed('AAAAA', 1, "Filling in the agency's brief.")
  expect(sheet.get('switch.FRAME')).toMatch(/^Asked what you do first with a template, you chose/)
  expect(sheet.get('crossed.33')).toMatch(/Of what you postpone you wrote .+ Do the two agree\?$/)
  expect(sheet.get('headline')).not.toContain('filled in')
})

test('one line of her AI that says two switches is quoted once', () => {
  const profile = ['You begin from a final image and ask for the technique.', [], [], [], '', [], ''] as const
  const given = { name: '', choices: 'AADBC', texts: nothing, profile } as never
  const said = draftInputs(personInputs(given)).sentences.filter(({ section }) => section === 'arrive')
  expect(said.map(fillSlots)).toEqual([
    expect.stringContaining(
      'Your AI, of how you think: “You begin from a final image and ask for the technique”.',
    ),
    'You see ahead what it should become, says your AI in the same line.',
  ])
})
