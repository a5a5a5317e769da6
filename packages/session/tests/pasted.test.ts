import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Advice } from '../src/profile/advice.ts'
import { readAnswer } from '../src/profile/read-answer.ts'
import { buildProfile, filledFields, type Profile } from '../src/profile.ts'

interface Expected {
  advice?: Advice
  /** Fields that are not named are blank. */
  profile?: Partial<Profile>
  truncated?: boolean
  unused?: string[]
  guessed?: string[]
}

interface Case {
  name: string
  expected: Expected
  text: string
}

const folder = new URL('pasted/', import.meta.url)

/** `=== name`, what must come out, `---`, the pasted text. */
function casesIn(set: string): Case[] {
  const files = readdirSync(new URL(set, folder)).filter((name) => name.endsWith('.txt'))
  return files.flatMap((file) =>
    readFileSync(new URL(`${set}${file}`, folder), 'utf8')
      .split(/^=== /m)
      .slice(1)
      .map((part) => {
        const [, name = '', expected = '', text = ''] = /^(.*)\n(.*)\n---\n([\s\S]*)\n$/.exec(part) ?? []
        return { name: `${set}${file}: ${name}`, expected: JSON.parse(expected) as Expected, text }
      }),
  )
}

const whole = (fields: Partial<Profile> = {}): Profile =>
  buildProfile(({ name, kind }) => fields[name] ?? (kind === 'list' ? [] : ''))

const isAnswer = ({ expected }: Case) => Object.keys(expected.profile ?? {}).length > 0

function outcomeOf({ text }: Case) {
  const answer = readAnswer(text)
  if (answer.state !== 'read') return { advice: answer.state === 'invalid' ? answer.advice : answer.state }
  const { profile, flaws, unused, guessed } = answer
  return { profile, truncated: flaws.includes('truncated'), unused, guessed }
}

const wanted = ({ expected: { advice, profile, truncated = false, unused = [], guessed = [] } }: Case) =>
  advice === undefined ? { profile: whole(profile), truncated, unused, guessed } : { advice }

const equal = (one: Case) => JSON.stringify(outcomeOf(one)) === JSON.stringify(wanted(one))

describe.each([
  ['', 140],
  ['check/', 60],
])('the answers in pasted/%s', (set, count) => {
  const cases = casesIn(set)

  test.each(cases)('$name', (each) => {
    expect(outcomeOf(each)).toEqual(wanted(each))
  })

  test('are accepted at the first paste, or answered with the right advice', () => {
    const answers = cases.filter(isAnswer)
    const others = cases.filter((each) => !isAnswer(each))
    const accepted = answers.filter(({ text }) => {
      const answer = readAnswer(text)
      return answer.state === 'read' && filledFields(answer.profile).length > 0
    })
    const figures = `${accepted.length} of ${answers.length} accepted, ${answers.filter(equal).length} exactly; ${others.filter(equal).length} of ${others.length} without an answer advised rightly`
    console.info(`pasted/${set}: ${figures}`)
    expect(cases).toHaveLength(count)
    expect(accepted.length / answers.length, figures).toBeGreaterThanOrEqual(0.95)
    expect(others.filter((each) => !equal(each)).map(({ name }) => name)).toEqual([])
  })
})
