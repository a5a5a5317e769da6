import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const whole = {
  thinking_style: 'in pictures, then words',
  strengths: ['sees it early', 'is patient'],
  blindspots: ["won't show drafts"],
  friction_points: ['2 phones: 1 desk', 'mail: answers'],
  creative_rhythm: 'bursts',
  preferred_systems: ['paper', 'a "wall"'],
  self_description: 'wants calm, seeks hurry',
}
const lines = JSON.stringify(whole, null, 2).split('\n')

test.each<[string, (line: string, number: number) => string]>([
  ['a blank', (line, number) => `${number} ${line}`],
  ['nothing', (line, number) => `${number}${line}`],
  ['a tab', (line, number) => `${String(number).padStart(3)}\t${line}`],
  ['a colon', (line, number) => `${number}: ${line}`],
  ['a rule', (line, number) => `${String(number).padStart(2, '0')} | ${line}`],
  ['a bracket', (line, number) => `${number}) ${line}`],
  ['an arrow', (line, number) => `  ${number}\u2192${line}`],
  ['a line break', (line, number) => `${number}\n${line}`],
  ['the first of them zero', (line, number) => `${number - 1} ${line}`],
  ['an L', (line, number) => `L${number}: ${line}`],
])('line numbers that were copied along, and %s, are left out', (_, numbered) => {
  const text = lines.map((line, index) => numbered(line, index + 1)).join('\n')
  expect(readAnswer(text)).toMatchObject({ profile: whole, flaws: ['numbered'] })
  const around = `Here it is:\n\`\`\`json\n${text}\n\`\`\`\nDone.`
  expect(readAnswer(around)).toMatchObject({
    profile: whole,
    flaws: ['numbered', 'fence', 'surrounding text'],
  })
})

test('numbers inside an answer are not taken for those of its lines', () => {
  const listed = '{"self_description":"My week:\n1. paper\n2. wall\n3. mail","strengths":["patience"]}'
  expect(readAnswer(listed)).toMatchObject({
    profile: { self_description: 'My week: 1. paper 2. wall 3. mail' },
  })
})
