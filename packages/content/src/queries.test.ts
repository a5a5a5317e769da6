import { globSync } from 'node:fs'
import { type ExprNode, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { landingPage } from './generated/pages.query.ts'
import { documents } from './schema.ts'
import { querySeed } from './seed/query-seed.ts'

interface Tagged {
  query: string
  tags: readonly string[]
}

const isTagged = (value: unknown): value is Tagged =>
  typeof value === 'object' && value !== null && 'query' in value && 'tags' in value

const modules = await Promise.all(
  globSync('**/*.query.ts', { cwd: import.meta.dirname }).map((file): Promise<object> => import(`./${file}`)),
)

/** The sitemap has no tags. */
const tagged = modules
  .flatMap((each) => Object.entries(each))
  .flatMap(([name, value]) => (isTagged(value) ? [[name, value] as const] : []))

test('the queries are found', () => expect(tagged.length).toBeGreaterThan(8))

function nodes(value: unknown): ExprNode[] {
  if (Array.isArray(value)) return value.flatMap(nodes)
  if (typeof value !== 'object' || value === null) return []
  const own = 'type' in value && typeof value.type === 'string' ? [value as ExprNode] : []
  return [...own, ...Object.values(value).flatMap(nodes)]
}

function namedTypes(tree: ExprNode): string[] {
  return nodes(tree).flatMap((node) => {
    if (node.type !== 'OpCall' || node.op !== '==') return []
    const isType = node.left.type === 'AccessAttribute' && node.left.name === '_type'
    return isType && node.right.type === 'Value' ? [String(node.right.value)] : []
  })
}

/** Only pictures are dereferenced. */
function dereferencedTypes(tree: ExprNode): string[] {
  return nodes(tree).flatMap((node) => {
    if (node.type !== 'Deref') return []
    if (node.base.type === 'AccessAttribute' && node.base.name === 'asset') return ['sanity.imageAsset']
    throw new Error(
      'A query follows a reference that this test does not know. Teach it the type it leads to.',
    )
  })
}

describe.each(tagged)('the query %s', (_name, { query, tags }) => {
  const tree = parse(query)

  test('has a cache tag for every type it touches, and no other', () => {
    const touched = new Set([...namedTypes(tree), ...dereferencedTypes(tree)])
    expect([...tags].toSorted()).toEqual([...touched].toSorted())
  })

  test('names the type wherever it looks through the whole dataset', () => {
    const everything = nodes(tree).filter(({ type }) => type === 'Everything').length
    expect(namedTypes(tree)).toHaveLength(everything)
  })

  test('asks only for types that exist', () => {
    const known = documents.map(({ name }) => name)
    expect(namedTypes(tree).filter((type) => !known.includes(type))).toEqual([])
  })

  test('is answered by the seed', async () => {
    expect(await querySeed(query)).not.toBeNull()
  })
})

test('an offering shows only between its publishAt and unpublishAt', async () => {
  const { evaluate } = await import('groq-js')
  const { seedDocuments } = await import('./seed/seed-documents.ts')
  const at = async (changes: object) => {
    const dataset = seedDocuments().map((document) =>
      document._id === 'offering-wiring-map' ? { ...document, ...changes } : document,
    )
    const answer = await evaluate(parse(landingPage.query), {
      dataset,
      timestamp: new Date('2026-11-20T12:00:00Z'),
    })
    const { services } = (await answer.get()) as { services: { offerings: unknown[] } }
    return services.offerings.length
  }
  expect(await at({})).toBe(4)
  expect(await at({ publishAt: '2026-11-20T12:00:01Z' })).toBe(3)
  expect(await at({ publishAt: '2026-11-20T12:00:00Z' })).toBe(4)
  expect(await at({ unpublishAt: '2026-11-20T12:00:00Z' })).toBe(3)
  expect(await at({ unpublishAt: '2026-11-20T12:00:01Z' })).toBe(4)
})
