import { describe, expect, test } from 'vitest'
import { validationProblems } from '../tests/validation-problems.ts'
import { validatePrompt } from './documents/wizard-texts/wizard-texts.schema.ts'
import { validateHref } from './parts/link/validate-href.ts'
import { yearlyPrice } from './parts/rules/yearly-price.ts'
import type { SeedDocument } from './seed/seed-document.ts'
import { seedDocuments } from './seed/seed-documents.ts'

const seed = seedDocuments()
const find = (id: string) => {
  const found = seed.find(({ _id }) => _id === id)
  if (found === undefined) throw new Error(`The seed has no ${id}.`)
  return found
}
async function errors(document: SeedDocument, others = seed): Promise<string[]> {
  return (await validationProblems(document, others)).filter((line) => line.startsWith('error'))
}

describe('a link', () => {
  test.each([
    'https://a.example/x',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+46',
    '/lab',
    '/#start',
    '#start',
  ])('may be %s', (href) => expect(validateHref(href)).toBe(true))
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://user:pass@evil.example',
    'ftp://a.example',
    'lab',
    '#',
    '',
  ])('may not be %j', (href) => expect(validateHref(href)).not.toBe(true))
})

describe('the offerings', () => {
  const fifth = { ...find('offering-wiring-map'), _id: 'drafts.offering-fifth' }

  test('are refused beyond four', async () => {
    const lines = await errors(fifth)
    expect(lines.some((line) => line.includes('room for 4 offerings'))).toBe(true)
  })
  test('stay valid while a draft of a fifth exists', async () => {
    expect(await errors(find('offering-creative-mirror'), [...seed, { ...fifth, id: 'other' }])).toEqual([])
  })
  test('are counted without drafts where their list shows', async () => {
    const forgotten = { ...fifth, id: 'other' }
    expect(await validationProblems(find('landingPage'), [...seed, forgotten])).toEqual([])
    expect(
      await validationProblems(find('landingPage'), [...seed, { ...forgotten, _id: 'offering-fifth' }]),
    ).toEqual(['warning services: This section is drawn for 4 offerings; there are 5.'])
  })
  test('refuse an id twice', async () => {
    const lines = await errors({ ...find('offering-creative-mirror'), id: 'wiring-map' })
    expect(lines).toEqual(['error id: Another one already has “wiring-map”. Each may be used once.'])
  })
  test('refuse an unknown id, an unknown colour and an unsafe link', async () => {
    expect(await errors({ ...find('offering-wiring-map'), id: 'free' })).toHaveLength(1)
    expect(await errors({ ...find('offering-wiring-map'), color: 'blue' })).toHaveLength(1)
    expect(await errors({ ...find('offering-wiring-map'), link: '//evil.example' })).toHaveLength(1)
  })
  test('refuse an end before the start', async () => {
    const dates = { publishAt: '2026-12-02T00:00:00Z', unpublishAt: '2026-12-01T00:00:00Z' }
    expect(await errors({ ...find('offering-wiring-map'), ...dates })).toHaveLength(1)
  })
})

describe('a price', () => {
  test('is a whole number', async () => {
    expect(await errors({ ...find('pricingPlan-core'), monthly: 29.5 })).not.toEqual([])
    expect(await errors({ ...find('pricingPlan-core'), monthly: '29' })).not.toEqual([])
  })
  test('of a year is twelve months less a fifth, cents dropped; another is only a warning', async () => {
    expect([yearlyPrice(29), yearlyPrice(69)]).toEqual([278, 662])
    expect(await validationProblems({ ...find('pricingPlan-core'), yearly: 300 }, seed)).toEqual([
      'warning yearly: Twelve months less 20 % are 278 dollars. The page says “Save 20% with annual billing”.',
    ])
  })
})

describe('the settings', () => {
  test('take only an encrypted booking page', async () => {
    expect(await errors({ ...find('siteSettings'), bookingUrl: 'http://cal.example/x' })).not.toEqual([])
  })
  test('refuse a link without text, and a text that leads nowhere', async () => {
    const navigation = (link: object) =>
      errors({ ...find('siteSettings'), navigation: [{ _type: 'link', _key: 'a', ...link }] })
    expect(await navigation({ label: 'Lab', href: '/lab' })).toEqual([])
    expect(await navigation({ href: '/lab' })).toEqual([expect.stringContaining('label')])
    expect(await navigation({ label: 'Lab' })).toEqual([expect.stringContaining('href')])
  })
  test('need a text alternative for a picture', async () => {
    const { socialImage, ...rest } = find('siteSettings')
    const lines = await errors({
      ...rest,
      socialImage: { ...(socialImage as object), alt: ' ' },
    } as SeedDocument)
    expect(lines).toEqual(['error socialImage.alt: Say what the picture shows.'])
  })
})

describe('a redirect', () => {
  const redirect = (id: string, from: string, to: string) => ({ _id: id, _type: 'redirect', from, to })
  test('leads from one address to another', async () => {
    expect(await errors(redirect('r1', '/old', '/lab'))).toEqual([])
    expect(await errors(redirect('r1', '/old', 'https://elsewhere.example/x'))).toEqual([])
  })
  test.each([
    ['/old', '/old'],
    ['/old', '/old#part'],
    ['//evil', '/lab'],
    ['/wiring/x', '/lab'],
    ['/api/revalidate', '/lab'],
    ['/old', '//evil.example'],
    ['/old', 'javascript:alert(1)'],
    ['old', '/lab'],
    ['/lab', '/console'],
    ['/console/', '/lab'],
    ['/%6Dap', '/lab'],
    ['/llms.txt', '/lab'],
  ])('is refused from %s to %s', async (from, to) => {
    expect(await errors(redirect('r1', from, to))).not.toEqual([])
  })
  test('from a page of the site says why', async () => {
    expect(await errors(redirect('r1', '/lab', '/console'))).toEqual([
      'error from: /lab is a page of this site. Pages win, so this redirect would never happen.',
    ])
    expect(await errors(redirect('r1', '/lab/old', '/console'))).toEqual([])
  })
  test('is refused as part of a chain or a loop, from either end', async () => {
    const first = redirect('r1', '/a', '/b')
    expect(await errors(redirect('r2', '/b', '/c'), [...seed, first])).not.toEqual([])
    expect(await errors(redirect('r2', '/z', '/a'), [...seed, first])).not.toEqual([])
    expect(await errors(redirect('r2', '/b', '/a'), [...seed, first])).not.toEqual([])
  })
})

describe('the prompt', () => {
  const { prompt } = find('wizardTexts') as unknown as { prompt: string }
  test('keeps the five rules of a prompt', () => expect(validatePrompt(prompt)).toBe(true))
  test.each(['personal details', 'evidence', 'at least one contradiction', 'blank', '"creative_rhythm"'])(
    'is refused without %s',
    (phrase) => expect(validatePrompt(prompt.replaceAll(new RegExp(phrase, 'gi'), ''))).not.toBe(true),
  )
  test('is refused when its link would be too long', () => {
    expect(validatePrompt(prompt + ' and'.repeat(2000))).toContain('too long')
  })
})
