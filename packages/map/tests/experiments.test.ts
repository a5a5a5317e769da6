import { expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { experimentText } from '../src/experiments/experiment-text.ts'
import { experiments } from '../src/experiments/experiments.ts'
import { findSystem } from '../src/experiments/find-system.ts'
import { kindOfSystem, type SystemKind, systemForms } from '../src/experiments/system-kinds.ts'
import { fillSlots } from '../src/slots.ts'
import { ines } from '../src/specimen/ines.ts'
import { scoredInputsOf } from './scored-inputs.ts'

const withSystems = (...preferred_systems: string[]) => ({
  inputs: { ...ines.inputs, json_profile: { ...ines.inputs.json_profile, preferred_systems } },
  pictures: [],
})

test.each([
  ['one long running notes file', 'notes'],
  ['a notebook for each customer', 'notes'],
  ['a shared list with the producer', 'list'],
  ['a kanban board', 'board'],
  ['the site diary', 'notes'],
  ['brown paper', 'sheets'],
  ['a paper diary', 'notes'],
  ['sticky notes on the window', 'sheets'],
  ['index cards in a shoebox', 'sheets'],
  ['a wall with numbered sheets', 'wall'],
  ['a tin for ideas', 'box'],
  ['a text file called todo', 'file'],
  ['one folder for each client', 'folder'],
  ['a group chat with the dancers', 'chat'],
  ['a shared calendar with the team', 'calendar'],
  ['voice notes', 'voice'],
  ['her sister, who keeps the books', 'people'],
  ['a weekly call with my brother', 'people'],
])('“%s” is of the kind %s', (system, kind) => {
  expect(kindOfSystem(system)).toBe(kind)
})

test.each([
  'a red pen',
  'scissors',
  'a sketchbook in every room',
  'a wall of sketches',
  'a checklist on the wall',
  'a box of stencils',
  'a phone folder with 900 screenshots',
  'a recipe of my mother',
  "supplier's order sheets, filled in as they are",
])('“%s” takes no line', (system) => {
  expect(kindOfSystem(system)).toBeUndefined()
})

test('a thing is named where it is the one that takes a line', () => {
  const kindOf = (...systems: string[]) => findSystem(scoredInputsOf(withSystems(...systems)))?.kind
  expect(kindOf('scissors', 'a notebook')).toBe('notes')
  expect(kindOf('a wall with sheets', 'a notebook')).toBeUndefined()
  expect(kindOf('my sister')).toBeUndefined()
  expect(kindOf('a tin for ideas')).toBeUndefined()
})

const kinds: readonly (SystemKind | null)[] = [...(Object.keys(systemForms) as SystemKind[]), null]
const examples: Record<SystemKind, string> = {
  notes: 'a notebook',
  list: 'a list',
  board: 'a whiteboard',
  sheets: 'brown paper',
  wall: 'a wall with numbered sheets',
  box: 'a tin for ideas',
  file: 'a text file called todo',
  folder: 'one folder for each client',
  chat: 'a group chat with the dancers',
  calendar: 'the family calendar',
  voice: 'voice notes',
  people: 'my sister, who keeps the books',
}
const sentences = experiments.flatMap((rule) =>
  kinds.map((kind) => {
    const worded = experimentText(rule, kind)
    const quote = kind === null || !worded.namesSystem ? 'her words' : examples[kind]
    return {
      id: rule.id,
      kind,
      ...worded,
      said: worded.text.replace('{0}', `“${quote}”`),
      measure: rule.measure,
    }
  }),
)

test('each experiment asks of each kind of person what she can do with what she named', () => {
  for (const { kind, text, namesSystem, measure } of sentences) {
    expect(`${text} ${measure}`).not.toMatch(
      /export|\bfile\b|\bapp\b|screen|upload|print|click|\{in system\}/i,
    )
    const isSpoken = kind === 'voice' || kind === 'people'
    if (namesSystem && isSpoken) expect(text).not.toMatch(/\bwrit/i)
    if (namesSystem && !isSpoken) expect(text).not.toMatch(/aloud|\binto\b/)
    if ((kind === null || isSpoken) && /\bwrite\b/i.test(text)) expect(text).toContain('on a sheet of paper')
  }
})

// Read by hand; after a change of a text: npx vitest run packages/map/tests/experiments -u
test('all experiments for all kinds of systems', async () => {
  const table = sentences.map(({ id, kind, said }) => `${id.padEnd(5)}${(kind ?? 'none').padEnd(9)}${said}`)
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('./experiments.txt')
})

test('who names nothing that takes words writes on a sheet of paper, and nobody is told to export', () => {
  for (const index of [0, 1, 2, 3]) {
    const { inputs } = withSystems('a red pen', 'scissors')
    const survey_data = { ...inputs.survey_data, '6': index, '9': 'There would have to be more light.' }
    const { sentences } = draftInputs({ ...inputs, survey_data })
    const text = sentences
      .filter(({ section }) => section === 'experiment')
      .map(fillSlots)
      .join(' ')
    expect(text).not.toMatch(/a red pen|scissors|export|file\b/)
    if (text.includes(' write ')) expect(text).toContain('on a sheet of paper')
  }
})

test.each([
  'tape on the fridge',
  'Trello (abandoned)',
  'a notebook that I never open',
  'an empty diary',
  'a photo of the whiteboard',
  'magnets on the whiteboard',
  'the list I gave up on',
  'no shared calendars',
  'Notion, unused',
  'a planner I don’t use',
])('into “%s” nobody writes a line', (system) => {
  expect(kindOfSystem(system)).toBeUndefined()
})

const breaking = (choice: number, wish: string) => ({
  ...ines.inputs,
  survey_data: { ...ines.inputs.survey_data, '3': 'Digging.', '6': choice, '9': wish },
})

test.each([
  'Somebody would have to ask me for one. I would never put my hand up myself.',
  'I never ask anyone to look.',
  'I hate showing it, so it stays in the drawer.',
  'Someone needs to ask me first',
  "I'd never show it by myself",
  'If they asked me, it would run',
])('after “%s” no experiment sends her to somebody', (wish) => {
  for (const choice of [2, 3]) {
    const { experiment } = draftInputs(breaking(choice, wish))
    expect(experiments.find(({ id }) => id === experiment?.id)?.asks).toBeUndefined()
  }
})

test.each([
  'Someone would have to tell me when it is good enough.',
  'I would ask a friend for a date',
  'Never again a second draft',
])('“%s” is no such answer', (wish) => {
  expect(draftInputs(breaking(3, wish)).experiment?.id).not.toBe('OE-5')
})
