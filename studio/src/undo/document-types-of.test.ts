import { documents } from '@wiring/content/schema'
import { expect, test } from 'vitest'
import { documentTypesOf } from './document-types-of.ts'

test('every type of the Studio can be undone, the privacy policy among them', () => {
  expect(documentTypesOf(null)).toEqual(documents.map(({ name }) => name))
  expect(documentTypesOf(null)).toContain('privacyPolicy')
})

test('a page has its own types and what shows on every page', () => {
  expect(documentTypesOf('/lab')).toEqual(
    expect.arrayContaining(['labPage', 'portfolioItem', 'siteSettings']),
  )
  expect(documentTypesOf('/lab')).not.toContain('landingPage')
})
