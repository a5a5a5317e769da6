import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { draftPersona } from '../fixtures/personas/draft-persona.ts'
import { personas } from '../fixtures/personas/personas.ts'
import { knownCircuits } from '../src/circuits/known-circuits.ts'
import { experiments } from '../src/experiments/experiments.ts'
import { switches } from '../src/switches.ts'

const banned = [
  /diagnos|disorder|personalit|genius|gifted|talent|intelligen|neurotic|introver|extraver/i,
  /\btypes?\b/i,
  /\b(always|never)\b/i,
  /people like you|unlock|empower|journey/i,
  /\b(best|worst|greatest|strongest|biggest|highest|finest|perfect|amazing|unique)\b/i,
  /(?<!\bat )\bmost\b/i,
  /!/,
]

const drafts = personas.map(draftPersona)
const printed = drafts.flatMap(({ sentences }) => sentences.filter(({ section }) => section !== 'not-this'))
const bank = [
  ...knownCircuits.flatMap(({ carries, breaks }) => [carries, breaks]),
  ...experiments.flatMap(({ text, measure }) => [text, measure]),
]

test.each(banned)('no sentence matches %s', (pattern) => {
  const texts = [...printed.map(({ text }) => text), ...bank]
  expect(texts.filter((text) => pattern.test(text))).toEqual([])
})

test('only sentences about pictures have percentages', () => {
  const others = printed.filter(
    ({ section, rule }) => section !== 'pictures' && !['crossed.20', 'crossed.21'].includes(rule),
  )
  expect(others.filter(({ text }) => text.includes('%'))).toEqual([])
})

test('every crossed wire ends in a question', () => {
  const crossed = printed.filter(
    ({ section, kind }) => ['crossed', 'questions'].includes(section) && kind === 'claim',
  )
  expect(crossed.length).toBeGreaterThan(20)
  for (const { text } of crossed) expect(text).toMatch(/\?$/)
})

test('there are at most three crossed wires, and one for a switch', () => {
  for (const { crossed } of drafts) {
    expect(crossed.length).toBeLessThanOrEqual(3)
    const gates = crossed.flatMap((each) => each.switch ?? [])
    expect(new Set(gates).size).toBe(gates.length)
    expect(crossed.map(({ tag }) => tag)).toEqual(crossed.map((_, index) => `X${index + 1}`))
  }
})

test('every switch is thrown to both poles by some persona', () => {
  for (const { id } of switches) {
    const signs = drafts.flatMap(({ switches: readings }) =>
      readings
        .filter((reading) => reading.id === id && reading.state !== 'none')
        .map(({ z }) => Math.sign(z)),
    )
    expect(signs).toContain(-1)
    expect(signs).toContain(1)
  }
})

test('sentences are numbered in order', () => {
  for (const { sentences } of drafts)
    expect(sentences.map(({ id }) => id)).toEqual(sentences.map((_, index) => `S${index + 1}`))
})

test('no source file uses the clock, random numbers, a locale or Node', () => {
  const folder = new URL('../src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(40)
  const impure =
    /\bDate\b|Math\.random|toLocale|localeCompare|Intl\.(?!Segmenter)|from 'node:|\bprocess\.|performance\./
  for (const file of files) expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(impure)
})
