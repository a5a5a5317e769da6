import { schemaTypes } from '@wiring/content/schema'
import { createSchema, type SanityDocument } from 'sanity'
import { expect, test } from 'vitest'
import { siteCounts, wrongKinds } from './site-findings.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const cards = (count: number, fields: object = {}) =>
  Array.from(
    { length: count },
    (_, index) => ({ _id: `card-${index}`, _type: 'mirrorCard', ...fields }) as unknown as SanityDocument,
  )
const ofCards = (content: SanityDocument[]) => siteCounts(content).filter(({ type }) => type === 'mirrorCard')

test('a list with too few or too many items for its visitors is found', () => {
  expect(ofCards(cards(3))).toEqual([])
  const message = (count: number) => [
    { type: 'mirrorCard', message: `The page is drawn for 3 mirror cards; visitors see ${count}.` },
  ]
  expect(ofCards(cards(2))).toEqual(message(2))
  expect(ofCards(cards(4))).toEqual(message(4))
  expect(ofCards(cards(3, { unpublishAt: '2020-01-01T00:00:00Z' }))).toEqual(message(0))
  expect(ofCards(cards(3).map((card) => ({ ...card, _id: `drafts.${card._id}` })))).toEqual(message(0))
})

const block = { _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'Words' }] }
const kindsIn = (_type: string, fields: object) =>
  wrongKinds([{ _id: 'one', _type, ...fields } as unknown as SanityDocument], schema)

test.each([
  ['portfolioItem', { title: 'Kvarn', orderRank: '0|a:', image: { _type: 'picture', alt: 'A mill' } }],
  ['labPage', { clients: { _type: 'clients', names: ['One', 'Two'] } }],
  ['foundersNote', { body: [block] }],
  ['foundersNote', { body: [{ ...block, markDefs: [{ _type: 'link', _key: 'm', href: '/lab' }] }] }],
  ['siteSettings', { navigation: [{ _type: 'link', _key: 'n' }, { label: 'Lab' }] }],
  ['pricingPlan', { monthly: 29, title: null }],
])('a %s with %j is as its fields say', (type, fields) => {
  expect(kindsIn(type, fields)).toEqual([])
})

test.each([
  ['portfolioItem', { title: { _type: 'localeString', en: 'Title' } }, ['title']],
  ['portfolioItem', { image: 'picture.jpg' }, ['image']],
  ['labPage', { clients: { _type: 'clients', names: 'One, two' } }, ['clients', 'names']],
  ['foundersNote', { body: [{ ...block, children: ['text'] }] }, ['body', { _key: 'b' }, 'children', 0]],
  ['foundersNote', { body: [{ ...block, children: [null] }] }, ['body', { _key: 'b' }, 'children', 0]],
  ['foundersNote', { body: [block, null] }, ['body', 1]],
  ['foundersNote', { body: [block, { _type: 'image', _key: 'i' }] }, ['body', { _key: 'i' }]],
  ['labPage', { clients: { _type: 'clients', names: ['One', null] } }, ['clients', 'names', 1]],
  ['siteSettings', { navigation: [{ _type: 'internalLink', _key: 'n' }] }, ['navigation', { _key: 'n' }]],
  ['pricingPlan', { monthly: '29' }, ['monthly']],
])('a %s with %j is found', (type, fields, path) => {
  expect(kindsIn(type, fields).map(({ problem }) => problem.path)).toEqual([path])
})

test('Overview names the field, and the kind of what does not belong there', () => {
  const [found] = kindsIn('foundersNote', { body: [block, { _type: 'image', _key: 'i' }] })
  expect(found?.problem).toMatchObject({
    level: 'warning',
    message: expect.stringMatching(/^Note: An item that does not belong here \(“image”\): visitors may not/),
  })
})
