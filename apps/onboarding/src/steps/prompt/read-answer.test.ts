import { describe, expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const json = '{"thinking_style":"visual","strengths":["patience"]}'
const read = async (text: string) => {
  const answer = await readAnswer(text)
  return answer.state === 'read'
    ? [answer.profile.thinking_style, answer.profile.strengths, answer.flaws]
    : answer
}

describe('an answer that a chat AI really gives is read', () => {
  test.each([
    ['as it is', json, []],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``, ['fence']],
    [
      'in a fence with talk',
      `Sure! Here it is:\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`,
      ['fence', 'words around'],
    ],
    ['with talk around it', `Here you go: ${json} Enjoy.`, ['words around']],
    ['with curly quotes', '{“thinking_style”: “visual”, “strengths”: [“patience”]}', ['format']],
    ['with trailing commas', '{"thinking_style":"visual","strengths":["patience",],}', ['format']],
    ['with single quotes', "{'thinking_style':'visual','strengths':['patience']}", ['format']],
    ['with a missing comma', '{"thinking_style":"visual"\n"strengths":["patience"]}', ['format']],
    ['with comments', '{"thinking_style":"visual", // mine\n"strengths":["patience"]}', ['format']],
    ['cut off', '{"thinking_style":"visual","strengths":["patience"', ['cut off']],
    ['cut off inside of a word', '{"thinking_style":"visual","strengths":["patience', ['cut off']],
    [
      'cut off inside of a fence',
      '```json\n{"thinking_style":"visual","strengths":["patience"',
      ['fence', 'cut off'],
    ],
    ['inside of another object', `{"profile": ${json}}`, ['wrapped']],
    ['twice', `${json}\n${json}`, ['several answers']],
    [
      'after an emptier first try',
      `{"thinking_style":"verbal"}\n\nBetter:\n${json}`,
      ['words around', 'several answers'],
    ],
    ['before an emptier one', `${json}\n{"thinking_style":"verbal"}`, ['several answers']],
    [
      'with braces in its words',
      '{"thinking_style":"visual","strengths":["patience"],"self_description":"uses {slots}"} ok',
      ['words around'],
    ],
  ])('%s', async (_, text, flaws) => {
    expect(await read(text)).toEqual(['visual', ['patience'], flaws])
  })
})

test('of two full answers the last counts', async () => {
  const [style] = (await read('{"thinking_style":"first"} {"thinking_style":"second"}')) as unknown[]
  expect(style).toBe('second')
})

test.each(['{', "{'a':1}", '{"a":1,}', '[]', '[1,2]', '```json\n{}\n```'])(
  '%j holds none of the fields and is not repaired',
  async (text) => {
    expect(await readAnswer(text)).toEqual({ state: 'invalid', words: false })
  },
)

test('an answer in sentences is told apart from broken JSON', async () => {
  expect(await readAnswer('You think in pictures.')).toEqual({ state: 'invalid', words: true })
})

test('an object with none of the fields is read, empty', async () => {
  expect(await readAnswer('{"hello":"world"}')).toMatchObject({ state: 'read', flaws: [] })
})

test.each([
  ['nothing', '', 'empty'],
  ['a byte-order mark', '\uFEFF', 'empty'],
  ['more than 1 MB', `{"a":"${'x'.repeat(1_048_576)}"}`, 'too-large'],
])('%s is not read', async (_, text, state) => {
  expect(await readAnswer(text)).toEqual({ state })
})
