import { describe, expect, test } from 'vitest'
import { mostGrowth, timeGrowth } from '../../tests/time-growth.ts'
import { maxProfileBytes } from '../limits.ts'
import { filledFields } from '../profile.ts'
import { defaultPrompt } from '../prompt.ts'
import { readAnswer } from './read-answer.ts'

const json = '{"thinking_style":"visual","strengths":["patience"]}'
const fence = (text: string, word = 'json') => `\`\`\`${word}\n${text}\n\`\`\``

describe('the profile is read from an answer', () => {
  test.each([
    ['of plain JSON', json, []],
    ['in a code fence', fence(json), ['fence']],
    [
      'in a fence with surrounding text',
      `Sure!\n${fence(json)}\nAnything else?`,
      ['fence', 'surrounding text'],
    ],
    ['with surrounding text', `Here you go: ${json} Enjoy.`, ['surrounding text']],
    ['with curly quotes', '{“thinking_style”: “visual”, “strengths”: [“patience”]}', ['format']],
    ['with trailing commas', '{"thinking_style":"visual","strengths":["patience",],}', ['format']],
    ['with single quotes', "{'thinking_style':'visual','strengths':['patience']}", ['format']],
    ['with a missing comma', '{"thinking_style":"visual"\n"strengths":["patience"]}', ['format']],
    ['with comments', '{"thinking_style":"visual", // mine\n"strengths":["patience"]}', ['format']],
    ['truncated', '{"thinking_style":"visual","strengths":["patience"', ['truncated']],
    ['truncated inside a string', '{"thinking_style":"visual","strengths":["patience', ['truncated']],
    [
      'truncated inside a fence',
      '```json\n{"thinking_style":"visual","strengths":["patience"',
      ['fence', 'truncated'],
    ],
    ['inside another object', `{"profile": ${json}}`, ['wrapped']],
    ['in a list of one', `[${json}]`, []],
    ['twice', `${json}\n${json}`, ['several answers']],
    [
      'after one with fewer fields',
      `{"thinking_style":"oral"}\n\nBetter:\n${json}`,
      ['surrounding text', 'several answers'],
    ],
    ['before one with fewer fields', `${json}\n{"thinking_style":"verbal"}`, ['several answers']],
    ['in two objects', '{"thinking_style":"visual"}\n{"strengths":["patience"]}', ['joined']],
    [
      'with braces in a string',
      `${json.slice(0, -1)},"self_description":"uses {slots}"} ok`,
      ['surrounding text'],
    ],
    ['with the same key twice', '{"thinking_style":"visual","strengths":["patience"],"strengths":[]}', []],
    ['before the format', `${json}\n{"thinking_style":"string","strengths":["list"]}`, []],
  ])('%s', (_, text, flaws) => {
    expect(readAnswer(text)).toMatchObject({
      state: 'read',
      profile: { thinking_style: 'visual', strengths: ['patience'] },
      flaws,
    })
  })
})

const whole = {
  thinking_style: 'in pictures, then words',
  strengths: ['sees it early', 'is patient'],
  blindspots: ["won't show drafts"],
  friction_points: ['too many open ends', 'mail: answers'],
  creative_rhythm: 'bursts',
  preferred_systems: ['paper', 'a "wall"'],
  self_description: 'wants calm, seeks hurry',
}

test.each([1, 2])('cut in two at any place, no field is damaged (%i)', (indent) => {
  const text = JSON.stringify(whole, null, indent)
  const damaged = Array.from(text, (_, at) => at).filter((at) => {
    if (at === 0) return false
    const answer = readAnswer(`${fence(text.slice(0, at))}\nContinuing:\n${fence(text.slice(at))}`)
    return answer.state !== 'read' || JSON.stringify(answer.profile) !== JSON.stringify(whole)
  })
  expect(damaged).toEqual([])
})

test('cut off at any place, it is said, and no earlier field is damaged', () => {
  const text = JSON.stringify(whole, null, 2)
  const first = text.indexOf('"strengths"')
  for (let at = first; at < text.length - 3; at++) {
    const answer = readAnswer(text.slice(0, at))
    expect(answer, text.slice(0, at)).toMatchObject({ profile: { thinking_style: whole.thinking_style } })
    expect(answer.state === 'read' && answer.flaws, text.slice(0, at)).toContain('truncated')
  }
})

test.each(['{', "{'a':1}", '{"a":1,}', '[]', '[1,2]', '```json\n{}\n```', '"x"', '1', 'null'])(
  '%j has none of the fields and is not repaired',
  (text) => {
    expect(readAnswer(text)).toEqual({ state: 'invalid', advice: 'none' })
  },
)

test.each([
  ['You think in pictures and finish late.', 'sentences'],
  [defaultPrompt, 'prompt'],
  [defaultPrompt.slice(0, 700), 'prompt'],
  ['What did you finish last?', 'question'],
  ['https://chatgpt.com/share/abc', 'link'],
  ['Network error', 'none'],
])('%j gets its advice', (text, advice) => {
  expect(readAnswer(text)).toEqual({ state: 'invalid', advice })
})

test.each([
  'I don’t have access to our chats, so I can’t do this.',
  "I'm sorry, but I can't share a description of a person.",
  'I cannot describe you, as I keep no memory of previous conversations.',
  'I do not have any past conversations with you; each chat begins anew.',
  'As a language model I have no memory, so I am unable to provide a profile.',
  'Sorry, I can’t help with that. I do not store earlier messages or share personal data.',
  'Ich habe keinen Zugriff auf frühere Gespräche und kann das nicht beantworten.',
  'Je n’ai pas accès à nos conversations précédentes.',
  'No tengo acceso a conversaciones anteriores, lo siento.',
  'У меня нет доступа к прошлым беседам.',
])('a refusal that asks nothing gets no advice to answer: %s', (text) => {
  expect(readAnswer(text)).toEqual({ state: 'invalid', advice: 'none' })
})

test.each([
  'I don’t have access to past chats. Could you tell me how you work?',
  'I can’t see earlier chats. Paste a few of your messages here and I will write it.',
  'I have no memory of you, but if you share some notes, I can do it.',
  'Let me know how you begin a project.',
  'I have nothing to go on yet. Please describe your working day.',
  'First question: how do you begin?',
  'Here are five questions. Number one: what do you finish.',
  'I need some more from you before I can write this.',
  'Ich habe keinen Zugriff auf frühere Gespräche. Bitte erzähl mir etwas von dir.',
  'Δεν έχω πρόσβαση. Πώς ξεκινάς ένα έργο;',
])('a request is to be answered there: %s', (text) => {
  expect(readAnswer(text)).toEqual({ state: 'invalid', advice: 'question' })
})

test.each([
  'You share your drafts late and describe everything in pictures first.',
  'You give others time, and can describe a colour without naming it; you work at night.',
])('a description is an answer in sentences: %s', (text) => {
  expect(readAnswer(text)).toEqual({ state: 'invalid', advice: 'sentences' })
})

test("an editor's own prompt is known, too", () => {
  const prompt =
    'Tell me how this person thinks and works, as one object.\nLeave out all names and places of anybody.'
  expect(readAnswer(prompt, [prompt])).toEqual({ state: 'invalid', advice: 'prompt' })
})

test('an object with none of the fields is read as an empty profile, its keys are named', () => {
  expect(readAnswer('{"hello":"world"}')).toMatchObject({ state: 'read', flaws: [], unused: ['hello'] })
  expect(readAnswer('{}')).toMatchObject({ state: 'read', unused: [] })
})

test.each([
  ['an empty text', '', 'empty'],
  ['a byte-order mark', '\uFEFF', 'empty'],
  ['more than 1 MB', `{"a":"${'x'.repeat(maxProfileBytes)}"}`, 'too-large'],
  ['more than 1 MB in bytes', 'é'.repeat(maxProfileBytes / 2 + 1), 'too-large'],
])('%s is not read', (_, text, state) => {
  expect(readAnswer(text)).toEqual({ state })
})

test('deep and wide JSON is read', () => {
  const deep = `${'{"strengths":['.repeat(10_000)}${']}'.repeat(10_000)}`
  const wide = `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":1`).join()},"self_description":"me"}`
  expect(readAnswer(deep).state).toBe('read')
  expect(readAnswer(wide)).toMatchObject({ state: 'read', profile: { self_description: 'me' } })
})

test.each([
  '\\"',
  '"',
  '{"',
  '{"a":"',
  '[{',
  '{"strengths":["a',
  '{"strengths":["1. ',
  '\n"',
  '{a:*',
  "'",
  '1\n',
])('a text of only %j takes time in proportion to its length', (unit) => {
  expect(timeGrowth(readAnswer, unit, 30_000)).toBeLessThan(mostGrowth)
})

test('a recovered quotation mark is pointed out', () => {
  const answer = readAnswer(
    '{"thinking_style": "draws on a 27", which she likes", "strengths": ["patience"]}',
  )
  expect(answer).toMatchObject({
    profile: { thinking_style: 'draws on a 27", which she likes', strengths: ['patience'] },
    guessed: ['thinking_style'],
  })
  expect(answer.state === 'read' && filledFields(answer.profile)).toHaveLength(2)
})

const dictionary = `{'thinking_style': 'images', 'strengths': ['sees gaps', "won't stop"], 'blindspots': ["can't end"], 'friction_points': ['admin', 'mail'], 'creative_rhythm': "it's bursts"}`
const asWritten = `{
  "thinking\\_style": "images",
  "strengths": \\[
    "sees gaps",
    "won't stop"
  \\],
  "blindspots": \\["can't end"\\],
  "friction\\_points": \\["admin", "mail"\\],
  "creative\\_rhythm": "it's bursts"
}`

test.each([
  ['a dictionary of Python on one line, whose strings have either mark', dictionary],
  ['the same with one mark', dictionary.replaceAll('"', "'").replaceAll(/'(?=[ts] )/g, '’')],
  ['Markdown that was copied as it is written', asWritten],
])('no list is lost: %s', (_, text) => {
  const read = readAnswer(text)
  if (read.state !== 'read') throw new Error(read.state)
  const { thinking_style, strengths, blindspots, friction_points } = read.profile
  expect(thinking_style).toBe('images')
  expect([strengths, blindspots, friction_points].map((list) => list.length)).toEqual([2, 1, 2])
  expect(read.unused).toEqual([])
})
