import { describe, expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { fillSlots } from '../src/slots.ts'
import { type PersonInput, personInputs } from '../src/specimen/persona.ts'

const nothing = ['A fence.', 'Calls.', 'Tea first.', 'Digging.', 'More light.'] as const
const profile = ['', '', '', '', '', '', ''] as const

function printed(given: Partial<PersonInput>): string[] {
  return draftInputs(personInputs({ name: '', choices: 'BADAA', texts: nothing, ...given })).sentences.map(
    fillSlots,
  )
}
const answers = (index: number, text: string) =>
  nothing.map((each, at) => (at === index ? text : each)) as unknown as PersonInput['texts']
const fields = (index: number, text: string) =>
  profile.map((each, at) => (at === index ? text : each)) as unknown as NonNullable<PersonInput['profile']>

describe('what she does the same way every time', () => {
  test.each([
    'I wish I had a ritual. People who have rituals publish.',
    'Used to smoke the bees at ten sharp. Not since the knee.',
    'Is there anything that one does twice?',
    'I wrote down three good things each night, until the notebook was full.',
  ])('is not “%s”', (text) => {
    const texts = printed({ texts: answers(2, text) })
    expect(texts.filter((each) => each.startsWith('The same way every time'))).toEqual([])
    expect(texts.some((each) => each.includes(', you wrote: ') && each.includes(text.slice(0, 20)))).toBe(
      true,
    )
  })

  test.each(['None. Nothing at all.', 'cannae think, ask me another'])('“%s” is printed nowhere', (text) => {
    expect(printed({ texts: answers(2, text) }).join()).not.toContain(text.slice(0, 10))
  })

  test.each(['I weigh the salt last.', 'I never touch the margins.'])('is “%s”', (text) => {
    expect(printed({ texts: answers(2, text) }).join()).toContain('The same way every time, in your words: “')
  })
})

test('an answer of which nothing but a denial is read is printed as hers', () => {
  const text = 'An article. I should not have called it finished.'
  expect(printed({ texts: answers(0, text) })).toContainEqual(
    expect.stringContaining('you wrote: “An article'),
  )
})

test('a headline leaves out a choice whose other half her words contradict', () => {
  const headline = (habit: string) => printed({ choices: 'AABAC', texts: answers(2, habit) })[0]
  expect(headline('Tea first.')).toContain('once a template is filled in')
  expect(headline('I rebuild every kit.')).not.toContain('template')
})

test('a wish against a fact is no question, two facts are', () => {
  const crossed = (text: string) =>
    printed({ profile: fields(0, text) })
      .join()
      .includes('Your AI wrote: “')
  expect(crossed('Would like to think in pictures but thinks in sentences.')).toBe(false)
  expect(crossed('Thinks in pictures but explains in long sentences.')).toBe(true)
})

test('the name of a tool is no repeat of pictures or words', () => {
  const repeats = (tool: string) =>
    printed({ profile: fields(5, tool) }).filter((each) => /^“Words” is our name for what /.test(each))
  expect(repeats('a text file')).toEqual([])
  const twice = profile.map((each, at) => (at === 0 || at === 6 ? 'Thinks in sentences.' : each))
  const thinks = printed({ profile: twice as unknown as NonNullable<PersonInput['profile']> })
  expect(thinks).toContainEqual(
    expect.stringMatching(/^“Words” is our name for what three places say: A1, P1, P7/),
  )
})

test('what a profile says of the middle stands beside the answer that it breaks there', () => {
  const given = { choices: 'BADBA', profile: fields(3, 'The middle of a book falls apart.') }
  expect(printed(given)).toContainEqual(
    expect.stringMatching(
      /^Lost Shape is our name for ..+Your AI, of [^:]+: “The middle of a book falls apart”/,
    ),
  )
})

describe('a switch of which one line was read', () => {
  const linesOf = (strengths: readonly string[], blindSpots: readonly string[] = []) =>
    printed({ profile: ['', strengths, blindSpots, [], '', [], ''] })
  const single = 'Of what you do well your AI wrote: “plays for people before it is ready”.'

  test('is left open, and the line is printed', () => {
    const texts = linesOf(['plays for people before it is ready'])
    expect(texts).toContain(single)
    expect(texts.join()).toMatch(/Left open, because no click [^.]*S7/)
  })
  test('has a reading where two fields say it', () => {
    const texts = linesOf(['plays for people before it is ready'], ['asks friends for feedback'])
    expect(texts).not.toContain(single)
  })
})

test('an apology to the reader is quoted for no fault, and a bracket is closed', () => {
  const apology = printed({
    texts: answers(1, 'I make three drawings of it and then I cant choose which. sorry thats not very good'),
  }).filter((each) => each.startsWith('Idea Overflow'))
  expect(apology.join()).toContain('I cant choose which”')
  const bracket = printed({
    texts: answers(
      1,
      `The quest, ${'and the other quest, '.repeat(6)}each time im close i think of a new system (fish!! rain!!)`,
    ),
  })
  expect(bracket.join()).not.toMatch(/“[^”(]*\([^”)]*”/)
})

test('a profile of somebody by another name is not read, one of a longer name is', () => {
  const profile = (name: string) =>
    fields(0, `${name} looks for the number that decides.`).map((each, at) =>
      at === 6 ? `${name} describes himself as a closer. He asks for more planning.` : each,
    )
  const isUnread = (name: string) =>
    printed({
      name: 'Tom Berger',
      profile: profile(name) as unknown as NonNullable<PersonInput['profile']>,
    }).some((each) => each.includes('somebody by another name'))
  expect(isUnread('Marcelo')).toBe(true)
  expect(isUnread('Thomas')).toBe(false)
  expect(isUnread('Work')).toBe(false)
})

test('a line break in an answer is a space in its quote', () => {
  const text = printed({
    texts: answers(1, '- posting photos\n- calling clients\nI write a list instead.'),
  }).join()
  expect(text).not.toMatch(/photos-|clientsI/)
})

test('what was finished and what is postponed are asked of side by side, where both are named', () => {
  const asked = (finished: string, put: string) =>
    printed({
      texts: answers(0, finished).map((each, at) => (at === 1 ? put : each)) as unknown as NonNullable<
        PersonInput['texts']
      >,
    })
      .join()
      .includes('who or what could bring that to the second, and when?')
  expect(asked('A jam game. 48 hours, then it was over.', 'The save system. I draw.')).toBe(true)
  expect(asked('A fence.', 'The save system. I draw.')).toBe(false)
  expect(asked('A dozen poems about beans. I believe it was the frost.', 'The save system. I draw.')).toBe(
    false,
  )
  expect(asked('A map. It got done because of a heart stent, nine days in a bed.', 'The save system.')).toBe(
    false,
  )
  expect(asked('A jam game. 48 hours, then it was over.', 'Nothing.')).toBe(false)
  expect(asked('A jam game. 48 hours, then it was over.', 'Is answering a task? I answer nobody.')).toBe(
    false,
  )
})
