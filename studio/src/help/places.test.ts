import { pageSections } from '@wiring/content/page-sections'
import { documents } from '@wiring/content/schema'
import { expect, test } from 'vitest'
import { places } from './places.ts'

test('every document type has help, and no other type', () => {
  expect(Object.keys(places).sort()).toEqual(documents.map(({ name }) => name).sort())
})

test('the highlighted sections exist on the page', () => {
  for (const { sectionCount, highlighted } of Object.values(places))
    for (const section of highlighted) expect(section).toBeLessThan(sectionCount)
})

test('the thumbnail of a page has a bar for each of its sections', () => {
  for (const [page, sections] of Object.entries(pageSections))
    expect([page, places[page]?.sectionCount]).toEqual([page, Object.keys(sections).length])
})
