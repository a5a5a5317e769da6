import { expect, test } from 'vitest'
import { draftPersona } from '../fixtures/personas/draft-persona.ts'
import { personas } from '../fixtures/personas/personas.ts'

const foreign = personas.filter(({ group }) => group === 'language')

test.each(foreign)('in $id the choices count, and the words are quoted unread', (persona) => {
  const snapshot = draftPersona(persona)
  expect(snapshot.unread).toEqual([
    { source: 'survey', reason: 'language' },
    { source: 'profile', reason: 'language' },
  ])
  expect(snapshot.sentences.map(({ text }) => text)).toContain(
    'Your own words were not read by the machine: its word lists are English. They are printed as you wrote them, and a person read them.',
  )
  expect(snapshot.drawing.rails.map(({ read }) => read)).toEqual([false, false, false])
  const read = snapshot.switches.filter(({ state }) => state !== 'none')
  expect(read.length).toBeGreaterThanOrEqual(4)
  const words = snapshot.evidence.filter(({ kind }) => kind !== 'choice')
  expect(words.every(({ entry, e }) => entry === 'words' && e === 0)).toBe(true)
  const quotes = snapshot.sentences.flatMap(({ slots }) =>
    slots.map((slot) => (slot.kind === 'quote' ? slot.source : '')),
  )
  for (const source of ['A2', 'A4', 'A6', 'A8', 'A10']) expect(quotes).toContain(source)
})
