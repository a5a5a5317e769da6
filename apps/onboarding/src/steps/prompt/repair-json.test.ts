import { expect, test } from 'vitest'
import { repairJson } from './repair-json.ts'

const profile = { thinking_style: 'visual', strengths: ['patience'] }

test.each([
  ['code fence', '```json\n{"thinking_style":"visual","strengths":["patience"]}\n```'],
  ['prose around', 'Here you go:\n{"thinking_style":"visual","strengths":["patience"]}\nAnything else?'],
  ['curly quotes', '{“thinking_style”: “visual”, “strengths”: [“patience”]}'],
  ['trailing commas', '{"thinking_style":"visual","strengths":["patience",],}'],
  ['single quotes', "{'thinking_style':'visual','strengths':['patience']}"],
  ['missing comma', '{"thinking_style":"visual"\n"strengths":["patience"]}'],
  ['missing end', '{"thinking_style":"visual","strengths":["patience"'],
  ['comments', '{"thinking_style":"visual", // mine\n"strengths":["patience"]}'],
])('T43 %s is repaired', async (_, text) => {
  expect(JSON.parse((await repairJson(text)) ?? 'null')).toEqual(profile)
})

test.each(['', 'hello', '[1,2]', 'no braces "here"'])('%j is not turned into a profile', async (text) => {
  expect(await repairJson(text)).toBeNull()
})
