import { describe, expect, test } from 'vitest'
import { Documents } from '../documents/documents.ts'
import { anyChangeTag, compileFilter, evaluateQuery, syncTagOf } from './evaluate-query.ts'
import { parseQuery } from './parsed-query.ts'
import { contentSourceMap } from './source-map.ts'
import { viewOf } from './view.ts'

const documents = new Documents()
const add = (_id: string, _type: string, more: object) =>
  documents.put(_id, {
    _id,
    _type,
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    ...more,
  })
for (let n = 0; n < 20; n++) {
  add(`author${n}`, 'author', { name: `Author ${n}`, rank: n % 3, born: `1990-02-${n + 11}T10:00:00+02:00` })
  add(`post${n}`, 'post', {
    title: n % 2 ? `Odd light ${n}` : `Even wind ${n}`,
    author: { _type: 'reference', _ref: `author${n % 5}` },
    tags: ['a', `t${n % 4}`],
  })
}
const view = viewOf(documents, ['published'], true)
const params = { type: 'post', ids: ['post3', 'author2', 'missing', 'post3'], words: 'light*', id: 'post7' }

const evaluated = (query: string, given: Record<string, unknown> = {}) =>
  evaluateQuery(view, parseQuery(query, given), given)

const queries = [
  '*[_type == "post"]{title, "by": author->name}',
  '*[_type == $type && title match $words] | order(title desc)[0...3]._id',
  '*[_type in ["post", "author"] && rank == 1]._id',
  '*[_id in $ids]._id',
  '*[_id == $id && _type == "author"]',
  '*[_type == "post" || _id == "author1"]._id',
  '*[!(_type == "post")]._id',
  '*[_type == "author"]{name, "posts": *[_type == "post" && references(^._id)]._id}',
  '*[author->name == "Author 2"]._id',
  '{"count": count(*), "types": array::unique(*[]._type)}',
  '*[_type == "post"] | order(author->rank asc, lower(title) desc)[2..5]{"t": title, "first": tags[0], "has": "t1" in tags}',
  '*[_type == "author" && dateTime(born) < dateTime(now())] | order(dateTime(born) desc){name}',
  '*[_type == "post"][0]{..., "label": select(title match "odd*" => "odd", "even"), "n": length(title)}',
]

describe('a query', () => {
  test.each(queries)(
    'has the same result with marked texts, so that its source map is right: %s',
    async (query) => {
      const { result } = await evaluated(query, params)
      const texts = JSON.stringify(result).match(/Odd light|Even wind|Author \d/g) ?? []
      const { mappings } = await contentSourceMap(view, parseQuery(query, params), params, result)
      expect(Object.keys(mappings).length).toBeGreaterThanOrEqual(texts.length)
    },
  )

  test('leaves a word with a minus out of a search', async () => {
    const query = '*[_type == "post" && [@, _id] match text::query($words)]._id'
    const find = async (words: string) => (await evaluated(query, { words })).result
    expect(await find('odd*')).toHaveLength(10)
    expect(await find('odd* -light*')).toEqual([])
    expect(await find('odd* -"1"')).toHaveLength(9)
  })

  test('is ordered by id without an order()', async () => {
    const ids = [...documents.byId.keys()].toSorted()
    expect((await evaluated('*._id')).result).toEqual(ids)
    const mixed = '*[_type in ["post", "author"]]._id'
    expect((await evaluated(mixed)).result).toEqual(ids)
    const named = '*[_id in ["post3", "author2", "post1"]]._id'
    expect((await evaluated(named)).result).toEqual(['author2', 'post1', 'post3'])
    const tied = '*[_type == "author"] | order(rank)[0...3]._id'
    expect((await evaluated(tied)).result).toEqual(['author0', 'author12', 'author15'])
  })

  test.each([
    ['2026-02-28T23:30:00-02:00', '2026-03-01T01:30:00Z'],
    ['2024-02-29T00:00:00.5Z', '2024-02-29T00:00:00.500Z'],
    ['2026-02-29T00:00:00Z', null],
    ['2026-02-30T00:00:00Z', null],
    ['2026-04-31T10:00:00+02:00', null],
    ['2026-13-01T00:00:00Z', null],
    ['2026-01-01T25:00:00Z', null],
    ['2026-01-01', null],
    [20260101, null],
    [null, null],
  ])('takes %j for the moment %j', async (moment, expected) => {
    const asked = [
      'dateTime($moment)',
      '[{"at": $moment}]{"at": dateTime(at)}[0].at',
      'dateTime(dateTime($moment))',
    ]
    for (const query of asked) {
      const { result } = await evaluated(query, { moment })
      expect(JSON.parse(JSON.stringify(result))).toBe(expected)
    }
  })

  test('finds no document by a date that is none', async () => {
    const found = await evaluated(
      '*[_type == "author" && dateTime(born) > dateTime("1990-02-25T00:00:00Z")]._id',
    )
    expect(found.result).toEqual(['author14', 'author15', 'author16', 'author17'])
  })

  test('compares two versions of a document', async () => {
    const ask = async (query: string) => (await evaluated(query)).result
    expect(await ask('diff::changedAny({"a": 1, "b": 1}, {"a": 2, "b": 1}, a)')).toBe(true)
    expect(await ask('diff::changedOnly({"a": 1, "b": 1}, {"a": 2, "b": 2}, a)')).toBe(false)
    expect(await ask('*[_type == "author" && diff::changedAny(@, {"rank": 1}, rank)][0...2]._id')).toEqual([
      'author0',
      'author11',
    ])
    expect(() => compileFilter('*[diff::changedAny(@, {}, a)]', {})).toThrow(/diff::/)
  })

  test('is tagged with the types it reads, and with everything when it could read anything', async () => {
    const tags = async (query: string) => (await evaluated(query)).syncTags.toSorted()
    expect(await tags('*[_type == "author"].name')).toEqual([syncTagOf('author')])
    expect(await tags('*[_type == "post"]{"by": author->name}')).toEqual(
      [syncTagOf('author'), syncTagOf('post')].toSorted(),
    )
    expect(await tags('count(*)')).toEqual([anyChangeTag])
    expect(await tags('*[_id == "post1"]')).toEqual([anyChangeTag])
  })
})
