import { expect, test } from 'vitest'
import { colorProblems, contrast } from './colors.ts'
import { deadLinkProblems, externalLinks } from './links.ts'
import { newWarnings } from './open-warnings.tsx'
import { pictureProblems } from './pictures.ts'
import { placeholderProblems } from './placeholder-addresses.ts'
import { countProblems, letterProblems, policyProblems, priceProblems } from './problems-of.ts'
import { socialCardProblems } from './social-card.ts'

const at = (href: string) => deadLinkProblems({ navigation: [{ _key: 'a', href }] }, ['/old'])

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
  const body = [{ _key: 'b', markDefs: [{ _key: 'm', _type: 'link', href: '/gone' }] }]
  expect(deadLinkProblems({ body }, [])[0]?.path).toEqual([
    'body',
    { _key: 'b' },
    'markDefs',
    { _key: 'm' },
    'href',
  ])
})

test('contrast is computed as in WCAG', () => {
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
  const drawing = { _ref: 'image-abc-800x600-svg' }
  expect(pictureProblems({ image: { asset: drawing, alt: 'A museum hall' } })).toEqual([])
})

test('a replaced picture with the old text alternative is a warning', () => {
  const picture = (id: string, alt: string) => ({ asset: { _ref: `image-${id}-1600x1200-png` }, alt })
  const published = { image: picture('old', 'A museum hall'), other: picture('same', 'A tram stop') }
  const changed = (image: object) => pictureProblems({ ...published, image }, published)
  expect(changed(picture('new', 'A museum hall'))).toEqual([
    { level: 'warning', message: expect.stringContaining('“A museum hall”'), path: ['image', 'alt'] },
  ])
  expect(changed(picture('new', 'The foyer at night'))).toEqual([])
  expect(changed(picture('old', 'A museum hall'))).toEqual([])
})

test('an uploaded social card is a warning when the headline changed', () => {
  const page = (title: string, seo: object = {}) => ({ hero: { title }, seo })
  const card = { socialImage: { asset: { _ref: 'image-a-1200x630-png' } } }
  const found = (now: object, before: object | null, shared: boolean) =>
    socialCardProblems('landingPage', { ...now }, before && { ...before }, shared).map(({ path }) => path)
  expect(found(page('New'), page('Old'), true)).toEqual([['hero', 'title']])
  expect(found(page('New', card), page('Old', card), false)).toEqual([['seo', 'socialImage']])
  expect(found(page('New'), page('Old'), false)).toEqual([])
  expect(found(page('Old'), page('Old'), true)).toEqual([])
  expect(found(page('New', card), page('Old'), true)).toEqual([])
})

test('publishing confirms only warnings that come with the change', () => {
  const before = {
    title: 'Hall',
    link: 'https://a.example',
    image: { asset: { _ref: 'old' }, alt: 'A hall' },
  }
  const warning = (...path: string[]) => ({ level: 'warning' as const, message: path.join(), path })
  const all = [
    warning('link'),
    warning('image', 'alt'),
    warning(),
    { ...warning('title'), level: 'error' as const },
  ]
  const warningsOf = (now: object, published: object | null) =>
    newWarnings(all, now, published).map(({ message }) => message)
  expect(warningsOf(before, before)).toEqual([])
  expect(warningsOf({ ...before, link: 'https://b.example' }, before)).toEqual(['link'])
  expect(warningsOf({ ...before, image: { asset: { _ref: 'new' }, alt: 'A hall' } }, before)).toEqual([
    'image,alt',
  ])
  expect(warningsOf(before, null)).toEqual(['link', 'image,alt', ''])
})

test('counts and prices report what they found', () => {
  expect(countProblems('offering', 4)[0]?.level).toBe('fact')
  expect(countProblems('portfolioItem', 7)[0]).toMatchObject({
    level: 'warning',
    message: expect.stringContaining('7'),
  })
  expect(countProblems('banner', 9)).toEqual([])
  expect(priceProblems({ monthly: 29, yearly: 278 })[0]?.level).toBe('fact')
  expect(priceProblems({ monthly: 29, yearly: 300 })).toEqual([])
})

test('only placeholder addresses are a warning', () => {
  const found = placeholderProblems({
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

test('each external link is listed once', () => {
  const links = [
    { href: 'https://a.test' },
    { href: '/lab' },
    { href: 'https://a.test' },
    { href: 'mailto:a@b.test' },
  ]
  expect(externalLinks({ links }).map(({ href }) => href)).toEqual(['https://a.test'])
})

test('a changed privacy policy needs a new version and date', () => {
  const published = { title: 'Policy', body: [{ text: 'a' }], version: '1', effectiveDate: '2026-01-01' }
  const fields = (change: object, type = 'privacyPolicy') =>
    policyProblems(type, { ...published, ...change }, published).map(({ path: [field] }) => field)
  expect(fields({ body: [{ text: 'b' }] })).toEqual(['version', 'effectiveDate'])
  expect(fields({ title: 'Other', version: '2' })).toEqual(['effectiveDate'])
  expect(fields({ body: [], version: '2', effectiveDate: '2026-02-01' })).toEqual([])
  expect(fields({ version: '2' })).toEqual([])
  expect(fields({ body: [] }, 'labPage')).toEqual([])
})

test('letters of a policy that its PDF cannot print are named, with their field', () => {
  const body = (text: string) => ({ body: [{ _key: 'a', children: [{ _key: 'b', text }] }] })
  expect(letterProblems('privacyPolicy', body('Łucja Dvořáková, Ещё, λόγος → ✓ 🚀 ﬁ'))).toEqual([])
  expect(letterProblems('labPage', body('佐藤'))).toEqual([])
  expect(letterProblems('privacyPolicy', { title: 'מדיניות', ...body('佐藤 and 佐') })).toEqual([
    { level: 'warning', message: expect.stringContaining('cannot print מ ד י נ ו ת.'), path: ['title'] },
    { level: 'warning', message: expect.stringContaining('cannot print 佐 藤.'), path: ['body'] },
  ])
})
