import { describe, expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { fillSlots } from '../src/slots.ts'
import { personInputs } from '../src/specimen/persona.ts'

describe('who is content', () => {
  const sheet = (wish: string, postponed = 'The gutters, perhaps.') => {
    const texts = ['A fence.', postponed, 'Tea first.', 'Digging.', wish] as const
    const { sentences } = draftInputs(personInputs({ name: '', choices: 'AAABB', texts }))
    return new Map(sentences.map((sentence) => [sentence.rule, fillSlots(sentence)]))
  }
  test.each([
    ['It more or less does. The children push it.', 'The gutters, perhaps.'],
    ['It does already. Maybe somebody who does the VAT.', 'The VAT.'],
    ['I had to tick something, so I ticked that.', 'The gutters, perhaps.'],
    ['I was in hospital and it came out. I ticked that since one has to tick.', 'The dentist.'],
    ['It is true already, I think. The children come in September.', 'The gutter.'],
    ['More light.', 'Nothing. I clicked the middle because it wanted that I click.'],
    ['It runs.', 'Nothing really.'],
    ['It does run. I like to be needed, I am happy with how it works.', 'My tax, like everybody.'],
    ['Do not move anything.', 'Nothing.'],
    ['It runs. My colleague said I should fill in this form. Maybe cheaper gas.', 'Taxes.'],
    ['More light.', 'Nothing. The page did not let me pass without the middle.'],
  ])('“%s”: no break in the headline, none of the circuit, no experiment', (wish, postponed) => {
    const printed = sheet(wish, postponed)
    expect(printed.get('headline')).not.toContain('breaks')
    expect(printed.get('circuit.fault')).toBeUndefined()
    expect(printed.get('experiment.question')).toMatch(/^Nothing that you wrote asks for an experiment/)
  })
  test('the break that was clicked cites the click alone, whatever else is read', () => {
    const texts = [
      'A fence.',
      'The chapter. I rewrite it again and again.',
      'Tea.',
      'Digging.',
      'It runs.',
    ] as const
    const { sentences } = draftInputs(personInputs({ name: '', choices: 'AAACB', texts }))
    expect(sentences.find(({ rule }) => rule === 'fault.CC')?.evidence).toEqual(['A7.C:CC'])
  })
  test.each([
    ['I ticked the middle because there was no tick for page one of a form.', 'A10'],
    ["I clicked that it breaks there because that's what my husband says.", 'A10'],
  ])('“%s”: the click is told with it, and nothing rests on it', (wish) => {
    const printed = sheet(wish)
    expect(printed.get('fault.taken-back')).toMatch(
      /^Asked where it breaks, you chose .+ and wrote of that: “I /,
    )
    expect(printed.get('headline')).not.toContain('breaks')
    expect([...printed.keys()].filter((rule) => /^fault\.[A-Z]{2}$|^circuit\.fault$/.test(rule))).toEqual([])
  })
  test.each([
    'I clicked the middle, and that is exactly it.',
    "I ticked the middle because that's where it stops holding.",
  ])('“%s”: said once more, it is clicked', (wish) => {
    expect(sheet(wish).get('headline')).toContain('breaks')
  })
  test.each([
    ['It does, but somebody has to wait for it.', 'Calls.'],
    ['They would have to let me send one file.', 'The casting site. You HAVE to pick three.'],
  ])('“%s”: a break, and an experiment', (wish, postponed) => {
    const printed = sheet(wish, postponed)
    expect(printed.get('headline')).toContain('breaks')
    expect(printed.has('experiment.question')).toBe(false)
  })
})
