import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { knownCircuits } from '../src/circuits/known-circuits.ts'
import { experiments } from '../src/experiments/experiments.ts'
import { personas } from '../src/personas/personas.ts'
import { switches } from '../src/switches.ts'
import { draftOf } from './drafts.ts'

const banned = [
  /diagnos|disorder|personalit|genius|gifted|talent|intelligen|neurotic|introver|extraver/i,
  /\btypes?\b/i,
  /\b(always|never)\b/i,
  /people like you|unlock|empower|journey/i,
  /\b(best|worst|greatest|strongest|biggest|highest|finest|perfect|amazing|unique)\b/i,
  /(?<!\bat )\bmost\b/i,
  /!/,
]

/** The name of A6's rule is a fixed text. */
const allowed = (text: string) => text.replace(/you never wrote/g, '')

const drafts = personas.map(draftOf)
const printed = drafts.flatMap(({ sentences }) => sentences.filter(({ section }) => section !== 'not-this'))
const bank = [
  ...knownCircuits.flatMap(({ carries, breaks }) => [carries, breaks]),
  ...experiments.flatMap(({ text, measure }) => [text, measure]),
]

test.each(banned)('no sentence says %s', (pattern) => {
  const texts = [...printed.map(({ text }) => text), ...bank].map(allowed)
  expect(texts.filter((text) => pattern.test(text))).toEqual([])
})

test('a percentage is said of pictures only', () => {
  const others = printed.filter(
    ({ section, rule }) => section !== 'pictures' && !['crossed.20', 'crossed.21'].includes(rule),
  )
  expect(others.filter(({ text }) => text.includes('%'))).toEqual([])
})

test('every crossed wire ends in a question', () => {
  const crossed = drafts.flatMap((snapshot) => snapshot.crossed)
  expect(crossed.length).toBeGreaterThan(20)
  for (const { text } of crossed) expect(text).toMatch(/\?$/)
})

test('at most three crossed wires, one of a switch', () => {
  for (const { crossed } of drafts) {
    expect(crossed.length).toBeLessThanOrEqual(3)
    const gates = crossed.flatMap((each) => each.switch ?? [])
    expect(new Set(gates).size).toBe(gates.length)
    expect(crossed.map(({ tag }) => tag)).toEqual(crossed.map((_, index) => `X${index + 1}`))
  }
})

test('a sentence is printed for both poles of every switch', () => {
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

test('sentences are numbered in the order of the sheet', () => {
  for (const { sentences } of drafts)
    expect(sentences.map(({ id }) => id)).toEqual(sentences.map((_, index) => `S${index + 1}`))
})

test('the package asks no clock, no dice, no locale and no machine', () => {
  const folder = new URL('../src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('answer-sets'),
  )
  expect(files.length).toBeGreaterThan(40)
  const impure =
    /\bDate\b|Math\.random|toLocale|localeCompare|Intl\.(?!Segmenter)|from 'node:|\bprocess\.|performance\./
  for (const file of files) expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(impure)
})
