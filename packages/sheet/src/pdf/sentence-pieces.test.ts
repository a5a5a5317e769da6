import { draftPersona } from '@wiring/map/draft-persona'
import { ines } from '@wiring/map/specimen'
import { expect, test } from 'vitest'
import { numberFinder, sourceFinder } from '../text/sentence-text.ts'
import { sentencePieces } from './sentence-pieces.ts'

test('the number of a sentence never stands apart from its "No."', () => {
  const snapshot = draftPersona(ines)
  const context = { sourceOf: sourceFinder(snapshot), numberOf: numberFinder(snapshot), foreign: false }
  const numbers = snapshot.sentences
    .filter(({ kind }) => kind === 'claim')
    .map((sentence) => sentencePieces(sentence, 10, context).at(-1)?.text)
  expect(numbers.length).toBeGreaterThan(10)
  for (const number of numbers) expect(number).toMatch(/^No\.\u00a0\d+$/)
})
