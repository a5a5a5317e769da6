import { describe, expect, test } from 'vitest'
import { contractLake } from './contract-lake.ts'

const lake = await contractLake()

const doc = (name: string, more = {}) => ({ _id: lake.id(name), _type: lake.type, ...more })

describe('patches', () => {
  test('answer a dry run with the patched document', async () => {
    await lake.client.createOrReplace(doc('dry-patch', { n: 1 }))
    const patched = await lake.client.patch(lake.id('dry-patch')).set({ n: 2 }).commit({ dryRun: true })
    expect(patched).toMatchObject({ n: 2 })
    expect(await lake.client.getDocument(lake.id('dry-patch'))).toMatchObject({ n: 1 })
  })

  test.each([
    ['a path that is none', { set: { 'a[': 1 } }],
    ['a list that is not there', { set: { 'new[0]': 1 } }],
    ['a number added to a text', { inc: { title: 1 } }],
    ['a text taken from a number', { dec: { n: '1' } }],
    ['an unknown operation', { merge: { n: 1 } }],
    ['an item that is not there', { insert: { after: 'list[_key=="gone"]', items: [{ _key: 'b' }] } }],
    ['another type', { set: { _type: 'other' } }],
    ['another id', { set: { _id: 'other' } }],
    ['no type', { unset: ['_type'] }],
  ])('refuse a patch with %s and leave the document alone', async (_, operations) => {
    const before = await lake.client.createOrReplace(
      doc('bad-patch', { n: 1, title: 'text', list: [{ _key: 'a' }] }),
    )
    const mutations = [{ patch: { id: before._id, ...operations } }]
    const sent = lake.client.request({
      method: 'POST',
      url: `/data/mutate/${lake.client.config().dataset}`,
      body: { mutations },
    })
    await expect(sent).rejects.toSatisfy(({ statusCode }) => statusCode === 400 || statusCode === 409)
    expect(await lake.client.getDocument(before._id)).toEqual(before)
  })

  test('refuse to replace a document by one of another type', async () => {
    await lake.client.createOrReplace(doc('typed'))
    const other = { _id: lake.id('typed'), _type: `${lake.type}other` }
    await expect(lake.client.createOrReplace(other)).rejects.toSatisfy(
      ({ statusCode }) => statusCode === 400 || statusCode === 409,
    )
  })

  test('splice from the end', async () => {
    await lake.client.createOrReplace(doc('spliced', { list: ['a', 'b', 'c'] }))
    const spliced = await lake.client.patch(lake.id('spliced')).splice('list', -1, 1, ['z']).commit()
    expect(spliced.list).toEqual(['a', 'b', 'z'])
    const cut = await lake.client.patch(lake.id('spliced')).splice('list', 1).commit()
    expect(cut.list).toEqual(['a'])
  })
})
