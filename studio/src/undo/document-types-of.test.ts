import { documents } from '@wiring/content/schema'
import { expect, test } from 'vitest'
import { documentTypesOf } from './document-types-of.ts'

test('without a page every document type can be undone', () => {
  expect(documentTypesOf(null)).toEqual(documents.map(({ name }) => name))
  expect(documentTypesOf(null)).toContain('privacyPolicy')
})

test('a page has its own types and those of every page', () => {
  expect(documentTypesOf('/lab')).toEqual(
    expect.arrayContaining(['labPage', 'portfolioItem', 'siteSettings']),
  )
  expect(documentTypesOf('/lab')).not.toContain('landingPage')
})
