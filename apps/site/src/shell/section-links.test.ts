import { anchorOf, pageSections } from '@wiring/content/page-sections'
import { describe, expect, test } from 'vitest'
import { sectionIds, sectionOf } from './section-links.tsx'

const origin = 'https://studio.test'

describe('sectionOf', () => {
  test.each(['/#start', '#about', 'https://studio.test/#mirror'])('is the section of %s', (href) => {
    expect(sectionOf(href, origin)).toBe(href.split('#')[1])
  })

  test.each([
    '/lab#about',
    'https://evil.test/#about',
    '//evil.test/#about',
    '/#<img src=x onerror=alert(1)>',
    '/#start"]',
    '/#%',
    '/#constructor',
    'javascript:alert(1)',
  ])('is undefined for %s', (href) => {
    expect(sectionOf(href, origin)).toBeUndefined()
  })
})

test('every section of the landing page has its id', () => {
  expect([...sectionIds]).toEqual(Object.values(pageSections.landingPage).map(anchorOf))
})
