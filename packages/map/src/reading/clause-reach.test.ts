import { expect, test } from 'vitest'
import { draftInputs } from '../../fixtures/personas/draft-persona.ts'
import { voiceOf } from '../evidence/field-mask.ts'
import { ines } from '../specimen/ines.ts'
import { switchById } from '../switches.ts'
import { tokenize } from '../tokens/tokenizer.ts'
import { readText } from './read-text.ts'
import { saysHabit } from './says-habit.ts'

type Field = keyof typeof voiceOf

function readIn(field: Field, text: string): string[] {
  const { readings } = readText(tokenize(text), voiceOf[field])
  const said = readings.filter(({ dropped }) => dropped === undefined)
  return said.map(({ switch: on, pole, fault }) => fault ?? switchById(on ?? 'SOURCE')[pole ?? 'left'])
}

test.each([
  ['A6', 'Before I write a single word I draw the whole chapter as a map.', 'PICTURE'],
  ['A8', 'I stopped measuring and went by the smell.', 'FELT'],
  ['A8', 'I could see the whole finished stage in the hall.', 'VISION'],
  ['A6', 'I do nothing, nothing, nothing, then thirty hours in a row.', 'BURST'],
  ['A2', 'My play. Kept it to myself for two years, then handed it over.', 'CLOSED'],
  ['A8', 'In the studio with the door locked, phone in the fridge.', 'CLOSED'],
  ['A4', 'The cover. I must have moved the title forty times.', 'POLISH'],
] as const)('%s: what stands beside it does not take “%s” back', (field, text, label) => {
  expect(readIn(field, text)).toContain(label)
})

test.each([
  ['A6', 'I draw the chapter before I write a word.', 'WORD'],
  ['A8', 'I stopped going by the smell.', 'FELT'],
  ['A8', 'I could go by the smell.', 'FELT'],
  ['A8', 'Arguing with my landlord about the boiler in one sitting.', 'BURST'],
  ['A8', 'The boiler. I kept fixing it in one sitting.', 'BURST'],
  ['A6', 'I draw one page before school.', 'PICTURE'],
] as const)('%s: “%s” is not %s', (field, text, label) => {
  expect(readIn(field, text)).not.toContain(label)
})

test.each([
  ['Publishing the website. I always find something else to improve.', 'OE', false],
  ['The newsletter, because my boss rewrites everything I write anyway.', 'OE', false],
  ['Writing to galleries. I polish the 404 page instead.', 'OE', true],
  ['Telling anyone. I maintain the automation that backs up the other automation.', 'OE', true],
  ['Choosing a font. I post all six in the family chat and they fight.', 'IO', false],
  ['Choosing a font. There are eleven of them.', 'IO', true],
] as const)('“%s” waits at %s: %s', (text, fault, isRead) => {
  expect(readIn('A4', text).includes(fault)).toBe(isRead)
})

test('a rule of the house is no rule of hers', () => {
  expect(saysHabit(tokenize('In the convent the hours are kept as they were kept then.'))).toBe(false)
  expect(saysHabit(tokenize('The hours are kept by the bell and I keep them.'))).toBe(true)
})

test('what rubs is hard for her, and no strength', () => {
  const read = (friction_points: string[]) =>
    draftInputs({ ...ines.inputs, json_profile: { ...ines.inputs.json_profile, friction_points } })
      .evidence.filter(({ source, switch: on, e }) => source === 'P4.1' && on === 'EXIT' && e < 0)
      .map(({ quote }) => quote)
  expect(read(['letting go of a text'])).toEqual([])
  expect(read(['sends work out with mistakes in it'])).not.toEqual([])
})

test.each([
  ['P7', 'I do one thing at a time except I do not.'],
  ['P7', 'I make a plan every Monday and lose it by Wednesday.'],
  ['P4', 'rewrites the plot mid-project', 'LS'],
  ['P4', 'when a song is done, it goes into a folder and no announcement follows', 'OE'],
  ['A4', 'Handing in. My guide sits on drafts for months.'],
  ['A4', 'Handing in. Marta sleeps on my drafts till she has a week.'],
  ['A2', 'The catalogue. Oh, a page every morning, me, of course.'],
  ['P7', 'In 2004 I made forty masks in one night.'],
] as const)('%s: “%s” says no more than that', (field, text, ...labels: string[]) => {
  expect([...new Set(readIn(field, text))]).toEqual(labels)
})

test.each([
  ['P7', 'Once a lid closes I leave it be.', 'SHIP'],
  ['P6', 'the company handbook, exactly as issued', 'GIVEN'],
  ['A4', 'Settling on a subject. I scrub the bath.', 'IO'],
  ['A4', 'Letting go. I find one more comma, and one more.', 'POLISH'],
  ['P5', 'Regular studio hours, except for the last week.', 'STEADY'],
] as const)('%s: “%s” is read', (field, text, label) => {
  expect(readIn(field, text)).toContain(label)
})
