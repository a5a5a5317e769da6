import { expect, test } from 'vitest'
import type { Voice } from '../lexicon/entry.ts'
import { tokenize } from '../tokens/tokenizer.ts'
import { readText } from './read-text.ts'

const denied = (text: string, voice: Voice) =>
  readText(tokenize(text), voice).readings.flatMap(({ switch: on, pole, denies }) =>
    denies === null ? [] : [`${on} ${pole} ${denies}`],
  )
const counted = (text: string, voice: Voice) =>
  readText(tokenize(text), voice).readings.filter(({ dropped }) => dropped === undefined)

test.each<[string, Voice, string]>([
  ['I rebuild every kit. I have never once followed the instructions.', 'habit', 'FRAME left habit'],
  ['Not once have I followed the manual.', 'habit', 'FRAME left habit'],
  ['I never follow the manual.', 'habit', 'FRAME left habit'],
  ['I never start with a picture.', 'habit', 'SOURCE left habit'],
  ['I have no picture in my mind at all when I begin.', 'habit', 'SOURCE left habit'],
  ['I do not think in pictures.', 'profile', 'SOURCE left habit'],
  ['Never thinks in pictures.', 'profile', 'SOURCE left habit'],
  ['A lamp. I had no picture in my head at all, I just bent wire.', 'finished', 'SOURCE left piece'],
  ['A lamp. I never had an image of it in my mind.', 'finished', 'SOURCE left piece'],
  ['I never begin with a sentence.', 'habit', 'SOURCE right habit'],
  ['I never ask anybody what they think.', 'absorbed', 'LOOP right habit'],
  ['I never trust my gut.', 'absorbed', 'PROOF right habit'],
  ['The book. I never list reasons for anything.', 'absorbed', 'PROOF left habit'],
  ['I have never rewritten a template.', 'habit', 'FRAME right habit'],
  ['I never drop everything for a new idea.', 'postponed', 'GATE right habit'],
  ['I never send it the same day.', 'finished', 'EXIT left habit'],
])('"%s" (%s) denies %s', (text, voice, expected) => {
  expect(denied(text, voice)).toContain(expected)
})

test.each<[string, Voice]>([
  ['That one time I had no picture in my head at all.', 'finished'],
  ['For once I had no picture in my head at all.', 'finished'],
  ['A lamp. I had no picture in my head.', 'finished'],
  ['I do not always follow the manual.', 'habit'],
  ['I never follow every step of the manual exactly.', 'habit'],
  ['I rarely follow the manual.', 'habit'],
  ['I have not followed the manual yet.', 'habit'],
  ['This week I never followed the manual.', 'habit'],
  ['I never follow the manual before I have read it.', 'habit'],
  ['I never refuse to follow the manual.', 'habit'],
  ['I can never leave a finished drawing alone.', 'profile'],
  ['Never finishes a last version.', 'profile'],
  ['I never mind asking people what they think.', 'absorbed'],
  ['I never tire of rewriting a template.', 'habit'],
  ['I never regret that I follow the manual.', 'habit'],
  ['I was never taught to follow the manual.', 'habit'],
  ['I never said that I think in pictures.', 'profile'],
  ['I never trust my gut with money.', 'absorbed'],
  ['I never draw on Sundays.', 'rhythm'],
  ['I never start without a picture.', 'habit'],
  ['I never fail to follow the manual.', 'habit'],
  ['I never only think in pictures.', 'habit'],
  ['My sister has never once followed the instructions.', 'habit'],
  ['I wish I never followed the instructions.', 'habit'],
  ['If I never followed the manual, nothing would stand.', 'habit'],
  ['At school I never followed the manual.', 'habit'],
  ['I never start from what the customer wants, I start from what is under there.', 'habit'],
  ["I don't work from what the client says, I work with what's there.", 'absorbed'],
  ['We never begin with what the brief says.', 'habit'],
  ['“I have never once followed the instructions,” said my aunt.', 'habit'],
  ['Do I never follow the manual?', 'habit'],
  ['I have no picture of my grandfather at all.', 'habit'],
  ['I never had time at all.', 'finished'],
  ['Never. Not at all.', 'habit'],
  ['It was never done in one night, whatever they say.', 'finished'],
  ['I would never follow the manual.', 'habit'],
  ['Almost never do I follow the manual.', 'habit'],
])('"%s" (%s) denies nothing', (text, voice) => {
  expect(denied(text, voice)).toEqual([])
})

test.each([
  'Never do I follow the manual.',
  'Not once did I follow the manual.',
  'Rarely do I follow the manual.',
  'I never sketch, nor do I follow the manual.',
])('"%s": what stands before an inverted verb denies it', (text) => {
  expect(counted(text, 'habit').filter(({ switch: on, pole }) => on === 'FRAME' && pole === 'left')).toEqual(
    [],
  )
})
