import { expect, test } from 'vitest'
import { validationProblems } from '../tests/validation-problems.ts'
import { documents, schemaTypes } from './schema.ts'
import type { SeedDocument } from './seed/seed-document.ts'
import { seedDocuments } from './seed/seed-documents.ts'

interface Field {
  name: string
  type: string
  fields?: Field[]
  of?: Field[]
}

/** `undefined` leaves the field empty. */
const invalidValues = {
  empty: () => undefined,
  tooMuch: (type: string) =>
    ({ number: 1e9, array: 70, string: 'x'.repeat(9000), text: 'x'.repeat(9000), date: '3026-13-45' })[type],
  tooLittle: (type: string) => ({ number: -1, array: 0, string: '', text: 'x' })[type],
  halves: (type: string) =>
    ({ number: 1.5, array: 2, string: 'no address', text: 'x', url: 'no address' })[type],
  wrongKind: (type: string) =>
    ({
      number: '29',
      string: 7,
      text: 7,
      url: 'ftp://a.example',
      boolean: 'yes',
      datetime: 'soon',
      date: 'soon',
    })[type],
}
type Kind = keyof typeof invalidValues

const typeNamed = (name: string) => schemaTypes.find((type) => type.name === name) as Field | undefined

function invalidValueOf(field: Field, kind: Kind): unknown {
  const type = typeNamed(field.type)
  const { fields, of, type: base } = { ...type, ...field, type: type?.type ?? field.type } as Field
  const made = invalidValues[kind](base)
  if (base === 'array' || of) {
    const [member] = of ?? type?.of ?? []
    if (typeof made !== 'number' || !member) return made
    return Array.from({ length: made }, (_, index) => {
      const item = invalidValueOf(member, kind === 'tooMuch' ? 'halves' : kind)
      return typeof item === 'object' && item !== null ? { _key: `k${index}`, ...item } : item
    })
  }
  const inside = fields ?? type?.fields
  if (!inside || base === 'document') return made
  const pairs = inside.map((each) => [each.name, invalidValueOf(each, kind)])
  return { ...(base === 'object' ? {} : { _type: base }), ...Object.fromEntries(pairs) }
}

const seed = seedDocuments()

/** Keys and English of the library. */
const libraryMessage =
  /\b(array|date|generic|number|object|slug|string)\.[a-z.-]+\b|Required$|Must (be|have)|Expected type|did not match|Can't be|schemes/

test.each(documents.map(({ name }) => name))(
  'validation errors of a %s have our own messages',
  async (name) => {
    const { fields = [] } = typeNamed(name) ?? {}
    for (const kind of Object.keys(invalidValues) as Kind[]) {
      const values = Object.fromEntries(fields.map((field) => [field.name, invalidValueOf(field, kind)]))
      const found = await validationProblems(
        { ...values, _id: 'broken', _type: name } as unknown as SeedDocument,
        seed,
      )
      if (kind === 'empty' && name !== 'banner') expect(found.length).toBeGreaterThan(0)
      expect(found.filter((problem) => libraryMessage.test(problem))).toEqual([])
    }
  },
)

test('an address without https gives one error', async () => {
  const settings = seed.find(({ _id }) => _id === 'siteSettings') as SeedDocument
  for (const bookingUrl of ['http://a.example', 'ftp://a.example', 'a.example', '/lab'])
    expect(await validationProblems({ ...settings, bookingUrl } as SeedDocument, seed)).toEqual([
      'error bookingUrl: The address must begin with https://.',
    ])
})
