import { expect, test } from 'vitest'
import { colorProblems, contrast } from './colors.ts'
import { countProblems, priceProblems } from './counts.ts'
import { deadLinks, outsideLinks } from './links.ts'
import { madeUpAddresses } from './made-up.ts'
import { pictureProblems } from './pictures.ts'
import { policyProblems } from './policy.ts'

const at = (href: string) => deadLinks({ navigation: [{ _key: 'a', href }] }, ['/old'])

test.each([
  '/',
  '/lab',
  '/lab/',
  '/map',
  '/#about',
  '#start',
  '/console#pricing',
  '/privacy-policy.pdf',
  '/old',
  'https://a.example',
  'mailto:a@b.example',
])('%s is not dead', (href) => expect(at(href)).toEqual([]))

test.each(['/labs', '/#prices', '#nowhere', '/lab#pricing'])(
  '%s is dead, and the problem names its field',
  (href) => {
    expect(at(href)).toEqual([
      { level: 'error', message: expect.stringContaining(href), path: ['navigation', { _key: 'a' }, 'href'] },
    ])
  },
)

test('a link inside rich text is found', () => {
  const body = [{ _key: 'b', markDefs: [{ _key: 'm', _type: 'textLink', href: '/gone' }] }]
  expect(deadLinks({ body }, [])[0]?.path).toEqual(['body', { _key: 'b' }, 'markDefs', { _key: 'm' }, 'href'])
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
})

test.each(['red', 'yellow', 'green', 'gray'])('%s is readable in both rooms', (color) => {
  expect(colorProblems('offering', color, [])[0]?.level).toBe('fact')
  expect(colorProblems('mirrorCard', color, [])[0]?.level).toBe('fact')
})

test('a colour that a neighbour has is a warning', () => {
  expect(colorProblems('offering', 'red', ['red', 'gray']).map(({ level }) => level)).toEqual([
    'fact',
    'warning',
  ])
})

test('a picture needs an alternative and enough pixels', () => {
  const asset = { _ref: 'image-abc-640x480-png' }
  expect(pictureProblems({ image: { asset } }).map(({ level, path }) => [level, path])).toEqual([
    ['error', ['image', 'alt']],
    ['warning', ['image']],
  ])
  const large = { _ref: 'image-abc-1600x1200-png' }
  expect(pictureProblems({ image: { asset: large, alt: 'A museum hall' } })).toEqual([])
})

test('counts and sums say what they found', () => {
  expect(countProblems('offering', 4)[0]?.level).toBe('fact')
  expect(countProblems('portfolioItem', 7)[0]).toMatchObject({
    level: 'warning',
    message: expect.stringContaining('7'),
  })
  expect(countProblems('banner', 9)).toEqual([])
  expect(priceProblems({ monthly: 29, yearly: 278 })[0]?.level).toBe('fact')
  expect(priceProblems({ monthly: 29, yearly: 300 })).toEqual([])
})

test('addresses that were made up for the first version are named, others are not', () => {
  const found = madeUpAddresses({
    contactEmail: 'hello@tracework.example',
    bookingUrl: 'https://calendar.tracework.example/intro-20',
    socials: [{ _key: 'a', url: 'https://www.example.com/x' }],
    text: 'For example, a counterexample. An example',
    own: 'hello@studio.test',
  })
  expect(found.map(({ path }) => path)).toEqual([
    ['contactEmail'],
    ['bookingUrl'],
    ['socials', { _key: 'a' }, 'url'],
  ])
  expect(found.every(({ level }) => level === 'warning')).toBe(true)
})

test('links to other sites are each asked once', () => {
  const links = [
    { href: 'https://a.test' },
    { href: '/lab' },
    { href: 'https://a.test' },
    { href: 'mailto:a@b.test' },
  ]
  expect(outsideLinks({ links }).map(({ href }) => href)).toEqual(['https://a.test'])
})

test('a changed privacy policy asks for a version and a day of its own', () => {
  const published = { title: 'Policy', body: [{ text: 'a' }], version: '1', effectiveDate: '2026-01-01' }
  const fields = (change: object, type = 'privacyPolicy') =>
    policyProblems(type, { ...published, ...change }, published).map(({ path: [field] }) => field)
  expect(fields({ body: [{ text: 'b' }] })).toEqual(['version', 'effectiveDate'])
  expect(fields({ title: 'Other', version: '2' })).toEqual(['effectiveDate'])
  expect(fields({ body: [], version: '2', effectiveDate: '2026-02-01' })).toEqual([])
  expect(fields({ version: '2' })).toEqual([])
  expect(fields({ body: [] }, 'labPage')).toEqual([])
})
