import { documents } from '@wiring/content/schema'
import { expect, test } from 'vitest'
import { typesOf } from './types-of.ts'

test('every type of the Studio can be undone, the privacy policy among them', () => {
  expect(typesOf(null)).toEqual(documents.map(({ name }) => name))
  expect(typesOf(null)).toContain('privacyPolicy')
})

test('a page has its own types and what shows on every page', () => {
  expect(typesOf('/lab')).toEqual(expect.arrayContaining(['labPage', 'portfolioItem', 'siteSettings']))
  expect(typesOf('/lab')).not.toContain('landingPage')
})
