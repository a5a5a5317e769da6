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
    ['It runs.', 'Nothing really.'],
  ])('“%s”: no break in the headline, none of the circuit, no experiment', (wish, postponed) => {
    const printed = sheet(wish, postponed)
    expect(printed.get('headline')).not.toContain('breaks')
    expect(printed.get('circuit.fault')).toBeUndefined()
    expect(printed.get('experiment.question')).toMatch(/^Nothing that you wrote asks for an experiment/)
  })
  test('“It does, but somebody has to wait for it.”: a break, and an experiment', () => {
    const printed = sheet('It does, but somebody has to wait for it.')
    expect(printed.get('headline')).toContain('breaks')
    expect(printed.has('experiment.question')).toBe(false)
  })
})
