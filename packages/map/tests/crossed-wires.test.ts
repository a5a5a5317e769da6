import { expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { fillSlots } from '../src/slots.ts'
import { personInputs } from '../src/specimen/persona.ts'

const texts = ['', '', '', '', ''] as const
const draftOf = (choices: string, words: Partial<Record<number, string>> = {}, rhythm = '') =>
  draftInputs(
    personInputs({
      name: '',
      choices,
      texts: [words[0] ?? '', words[1] ?? '', words[2] ?? '', words[3] ?? '', words[4] ?? ''],
      profile: ['', [], [], [], rhythm, [], ''],
    }),
  )
const rulesOf = ({ sentences }: ReturnType<typeof draftOf>) =>
  sentences.filter(({ section }) => ['crossed', 'questions'].includes(section)).map(({ rule }) => rule)

test.each([
  ['BDBCA', 'crossed.26'],
  ['BBACA', 'crossed.28'],
])('%s: two choices that cannot both run the week are drawn', (choices, rule) => {
  const snapshot = draftOf(choices)
  expect(rulesOf(snapshot)[0]).toBe(rule)
  expect(snapshot.crossed.map((each) => `crossed.${each.rule}`)).toContain(rule)
})

test.each([
  [
    'The poster. The print slot was booked for Thursday.',
    '“The poster. The print slot was booked for Thursday”',
  ],
  ['A chapter. My editor was waiting for it.', '“A chapter. My editor was waiting for it”'],
  ['A chapter. I read it to my wife and she cut a page.', null],
])('“%s” against what is postponed: %s', (finished, said) => {
  const snapshot = draftOf('BBBBB', { 0: finished, 1: 'The website. I sketch something new instead.' })
  const printed = snapshot.sentences.filter(({ rule }) => rule === 'crossed.2').map(fillSlots)
  expect(printed).toHaveLength(said === null ? 0 : 1)
  for (const text of printed) {
    expect(text).toContain(said)
    expect(text).toContain('“The website”')
  }
  expect(snapshot.crossed.map(({ rule }) => rule)).not.toContain(2)
})

test('slow mornings beside bursts at night are no other hours than a night', () => {
  const rhythm = 'Works in bursts at night, slow mornings.'
  const snapshot = draftOf('BBBBB', { 3: 'Drawing on the tablet until two at night.' }, rhythm)
  expect(rulesOf(snapshot)).not.toContain('crossed.22')
})

test('no line, no crossed wire', () => {
  expect(draftInputs(personInputs({ name: '', choices: '', texts })).crossed).toEqual([])
})
