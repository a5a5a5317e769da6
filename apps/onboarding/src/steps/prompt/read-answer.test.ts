import { describe, expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const json = '{"thinking_style":"visual","strengths":["patience"]}'
const read = async (text: string) => {
  const answer = await readAnswer(text)
  return answer.state === 'read'
    ? [answer.profile.thinking_style, answer.profile.strengths, answer.flaws]
    : answer
}

describe('the profile is read from an answer', () => {
  test.each([
    ['of plain JSON', json, []],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``, ['fence']],
    [
      'in a fence with surrounding text',
      `Sure! Here it is:\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`,
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
    ['twice', `${json}\n${json}`, ['several answers']],
    [
      'after one with fewer fields',
      `{"thinking_style":"verbal"}\n\nBetter:\n${json}`,
      ['surrounding text', 'several answers'],
    ],
    ['before one with fewer fields', `${json}\n{"thinking_style":"verbal"}`, ['several answers']],
    [
      'with braces in a string',
      '{"thinking_style":"visual","strengths":["patience"],"self_description":"uses {slots}"} ok',
      ['surrounding text'],
    ],
  ])('%s', async (_, text, flaws) => {
    expect(await read(text)).toEqual(['visual', ['patience'], flaws])
  })
})

test('the last of two equally full answers counts', async () => {
  const [style] = (await read('{"thinking_style":"first"} {"thinking_style":"second"}')) as unknown[]
  expect(style).toBe('second')
})

test.each(['{', "{'a':1}", '{"a":1,}', '[]', '[1,2]', '```json\n{}\n```'])(
  '%j has none of the fields and is not repaired',
  async (text) => {
    expect(await readAnswer(text)).toEqual({ state: 'invalid', isProse: false })
  },
)

test('prose is distinguished from invalid JSON', async () => {
  expect(await readAnswer('You think in pictures.')).toEqual({ state: 'invalid', isProse: true })
})

test('an object with none of the fields is read as an empty profile', async () => {
  expect(await readAnswer('{"hello":"world"}')).toMatchObject({ state: 'read', flaws: [] })
})

test.each([
  ['an empty text', '', 'empty'],
  ['a byte-order mark', '\uFEFF', 'empty'],
  ['more than 1 MB', `{"a":"${'x'.repeat(1_048_576)}"}`, 'too-large'],
])('%s is not read', async (_, text, state) => {
  expect(await readAnswer(text)).toEqual({ state })
})
