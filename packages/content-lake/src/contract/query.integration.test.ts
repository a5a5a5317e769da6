import { beforeAll, describe, expect, test } from 'vitest'
import { contractLake } from './contract-lake.ts'

const lake = await contractLake()

beforeAll(async () => {
  const { client, id, type } = lake
  await client
    .transaction()
    .create({ _id: id('ann'), _type: type, name: 'Ann', kind: 'author' })
    .create({ _id: id('one'), _type: type, kind: 'post', title: 'First light', author: reference(id('ann')) })
    .create({ _id: id('two'), _type: type, kind: 'post', title: 'Second wind', author: reference(id('ann')) })
    .create({ _id: `drafts.${id('two')}`, _type: type, kind: 'post', title: 'Second wind, edited' })
    .create({ _id: `drafts.${id('three')}`, _type: type, kind: 'post', title: 'Only a draft' })
    .commit()
})

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const posts = '*[_type == $type && kind == "post"] | order(title)'

describe('queries', () => {
  test('follow references, order, slice and take parameters', async () => {
    const query = `${posts}[0...$end]{title, "author": author->name}`
    const result = await lake.anonymous.fetch(query, { type: lake.type, end: 1 })
    expect(result).toEqual([{ title: 'First light', author: 'Ann' }])
  })

  test('answer through POST when the query is too long for an address', async () => {
    const padding = `// ${'x'.repeat(12_000)}\n`
    const result = await lake.anonymous.fetch(`${padding}count(*[_type == $type && kind == "post"])`, {
      type: lake.type,
    })
    expect(result).toBe(2)
  })

  test('show published documents to a reader without token, whatever perspective a raw query wants', async () => {
    const query = `${posts}.title`
    const params = { type: lake.type }
    const published = ['First light', 'Second wind']
    expect(await lake.anonymous.fetch(query, params)).toEqual(published)
    expect(await lake.anonymous.fetch(query, params, { perspective: 'raw' })).toEqual(published)
  })

  test('put drafts over published documents in the perspective "drafts"', async () => {
    const result = await lake.client.fetch(
      `${posts}{_id, _originalId, title}`,
      { type: lake.type },
      { perspective: 'drafts' },
    )
    expect(result).toEqual([
      { _id: lake.id('one'), _originalId: lake.id('one'), title: 'First light' },
      { _id: lake.id('three'), _originalId: `drafts.${lake.id('three')}`, title: 'Only a draft' },
      { _id: lake.id('two'), _originalId: `drafts.${lake.id('two')}`, title: 'Second wind, edited' },
    ])
  })

  test('show everything in the perspective "raw" with the token', async () => {
    expect(await lake.client.fetch('count(*[_type == $type])', { type: lake.type })).toBe(5)
  })

  test('find words by match and by text::query with a score', async () => {
    const words = { type: lake.type, words: 'light*' }
    const match = await lake.client.fetch('*[_type == $type && title match $words]._id', words)
    expect(match).toEqual([lake.id('one')])
    const scored = await lake.client.fetch(
      '*[_type == $type] | score(boost(title match text::query($words), 3), [@, _id] match text::query($words)) [_score > 0]._id',
      words,
    )
    expect(scored).toEqual([lake.id('one')])
  })

  test('come in the order of ids, whatever the order of creation', async () => {
    const kind = lake.id('unordered')
    for (const name of ['c', 'a', 'b'])
      await lake.client.create({ _id: lake.id(name), _type: lake.type, kind })
    const ids = await lake.anonymous.fetch('*[kind == $kind]._id', { kind })
    expect(ids).toEqual(['a', 'b', 'c'].map(lake.id))
  })

  test('compare two documents with diff::', async () => {
    const query =
      '*[_type == $type && diff::changedAny(@, {"title": "First light"}, title) && kind == "post"]._id'
    expect(await lake.anonymous.fetch(query, { type: lake.type })).toEqual([lake.id('two')])
  })

  test('give sync tags and the time they took', async () => {
    const began = performance.now()
    const answer = await lake.anonymous.fetch(posts, { type: lake.type }, { filterResponse: false })
    expect(Number.isInteger(answer.ms)).toBe(true)
    expect(answer.ms).toBeLessThanOrEqual(Math.ceil(performance.now() - began))
    expect(answer.syncTags?.length).toBeGreaterThan(0)
  })

  test('leave the query out of the answer on request', async () => {
    const answer = await lake.anonymous.fetch('1', {}, { filterResponse: false, returnQuery: false })
    expect(answer).not.toHaveProperty('query')
  })

  test('fail with 400 when they do not parse', async () => {
    await expect(lake.anonymous.fetch('*[_type == ')).rejects.toMatchObject({ statusCode: 400 })
    await expect(lake.anonymous.fetch('*[_type == $missing]')).rejects.toMatchObject({ statusCode: 400 })
  })

  test('get documents by id, and null for a missing one', async () => {
    expect(await lake.client.getDocument(lake.id('one'))).toMatchObject({ title: 'First light' })
    expect(await lake.client.getDocuments([lake.id('none'), `drafts.${lake.id('three')}`])).toMatchObject([
      null,
      { title: 'Only a draft' },
    ])
    expect(await lake.anonymous.getDocument(`drafts.${lake.id('three')}`)).toBeFalsy()
  })
})
