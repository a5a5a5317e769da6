import { pageSections } from '@wiring/content/page-sections'
import { documents } from '@wiring/content/schema'
import { expect, test } from 'vitest'
import { places } from './places.ts'

test('every type of document has its help, and only those', () => {
  expect(Object.keys(places).sort()).toEqual(documents.map(({ name }) => name).sort())
})

test('the lit places exist on the page', () => {
  for (const { of, at } of Object.values(places)) for (const section of at) expect(section).toBeLessThan(of)
})

test('the picture of a page has a bar for each of its sections', () => {
  for (const [page, sections] of Object.entries(pageSections))
    expect([page, places[page]?.of]).toEqual([page, Object.keys(sections).length])
})
