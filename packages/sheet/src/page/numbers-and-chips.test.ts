import { draftPersona } from '@wiring/map/draft-persona'
import { personas } from '@wiring/map/personas'
import { expect, test } from 'vitest'
import { mapText } from '../text/map-text.ts'
import { standalonePage } from './standalone-page.tsx'

const sorted = (pairs: Iterable<string>) => [...new Set(pairs)].sort()
const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value)

/** Their chips stand for more lines than are listed. */
const isCounted = (paragraph: string) => paragraph.includes('href="#map-lines"')

test.each(personas)(
  '$id: a sentence has a chip of a line if, and only if, the line is used in it',
  (persona) => {
    const page = standalonePage(draftPersona(persona), '')
    const paragraphs = page.match(/<p class="map-sentence"[\s\S]*?<\/p>/g) ?? []
    const counted = new Set(paragraphs.filter(isCounted).flatMap((each) => attributes(each, /id="(S\d+)"/g)))
    const chips = paragraphs.flatMap((each) => {
      const [id = ''] = attributes(each, /id="(S\d+)"/g)
      const isNumbered = each.includes('map-number')
      return isNumbered
        ? attributes(each, /class="map-chip" href="#([APV][\d.]+)"/g).map((line) => `${line} ${id}`)
        : []
    })
    const rows = page.match(/<tr id="[APV][\d.]+"[\s\S]*?<\/tr>/g) ?? []
    const used = rows.flatMap((row) => {
      const [line = ''] = attributes(row, /<tr id="([APV][\d.]+)"/g)
      return attributes(row, /class="map-back" href="#(S\d+)"/g).map((id) => `${line} ${id}`)
    })
    const listed = (pairs: readonly string[]) =>
      sorted(pairs.filter((pair) => !counted.has(pair.split(' ')[1] ?? '')))
    expect(rows.length).toBeGreaterThan(0)
    expect(listed(used)).toEqual(listed(chips))
  },
)

test.each(personas)('$id: the numbers on the page run from one without a gap', (persona) => {
  const page = standalonePage(draftPersona(persona), '')
  const numbers = attributes(page, /class="map-number">(?:<span>)?No\. (\d+)/g).map(Number)
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test.each(personas)('$id: the text has the numbers of the page, and says where corrections go', (persona) => {
  const snapshot = draftPersona(persona)
  const numbers = (text: string, pattern: RegExp) => attributes(text, pattern).map(Number)
  const text = mapText(snapshot, null, 'studio@example.org')
  expect(numbers(text, /\(No\. (\d+)\)/g)).toEqual(
    numbers(standalonePage(snapshot, ''), /class="map-number">(?:<span>)?No\. (\d+)/g),
  )
  expect(text).toContain('Write to studio@example.org with the number of the sentence, REV 01')
})
