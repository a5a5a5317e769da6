import { describe, expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { fillSlots } from '../src/slots.ts'
import { type PersonInput, personInputs } from '../src/specimen/persona.ts'

const texts = ['A fence.', 'Writing to choirs. I tune the piano.', 'Tea.', 'Digging.', 'More light.'] as const

function printed(profile: Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, string>>): Map<string, string> {
  const all = Array.from({ length: 7 }, (_, at) => profile[at as 0] ?? '')
  const given = {
    name: '',
    choices: 'AAABA',
    texts,
    profile: all as unknown as Required<PersonInput>['profile'],
  }
  const { sentences } = draftInputs(personInputs(given))
  return new Map(sentences.map((sentence) => [sentence.rule, fillSlots(sentence)]))
}

describe('of what an AI lists', () => {
  test('those items stand that share a thing with her answers, or give a reason', () => {
    const items = [
      'Holds large plans',
      'Owns handsome pencils',
      'Takes silence from one choir as an answer for all of the choirs',
      'Mistakes a quiet hall for a refusal',
    ]
    expect(printed({ 2: items.join(' | ') }).get('ai.waits')).toBe(
      `Of what you do not see your AI wrote: “${items[0]}” and “${items[2]}” and “${items[3]}”.`,
    )
  })
  test('as many as have room', () => {
    const long = `Works ${'very '.repeat(28)}late`
    const sentence = printed({ 2: `${long} | ${long} once`, 3: `${long} twice` }).get('ai.waits') ?? ''
    expect(sentence.match(/“/g)).toHaveLength(2)
  })
})

describe('of her rhythm and of her as a whole', () => {
  const rhythm = 'Calm weeks. Dated orders go out and undated sets stay on the shelf.'
  test('all of it stands, whatever is read in it', () => {
    const sheet = printed({ 4: rhythm, 6: 'A potter near a river.' })
    expect([...sheet.values()]).toContain(`Of your rhythm your AI wrote: “${rhythm.slice(0, -1)}”.`)
    expect(sheet.get('ai.P7')).toBe('Of you as a whole your AI wrote: “A potter near a river”.')
  })
  test('what has two sides is put to her', () => {
    const sheet = printed({ 6: 'A potter near a river, never of the river.' })
    expect(sheet.get('crossed.34')).toMatch(/Would you sign it\?$/)
    expect(sheet.has('ai.P7')).toBe(false)
  })
  test('praise stands nowhere', () => {
    const sheet = printed({ 6: 'Deeply committed to clay, but never tired.' })
    expect([...sheet.values()].join()).not.toContain('committed to clay')
  })
})
