import { describe, expect, test } from 'vitest'
import { contractLake } from './contract-lake.ts'

const lake = await contractLake()

const conflict = { statusCode: 409 }
const doc = (name: string, more = {}) => ({ _id: lake.id(name), _type: lake.type, ...more })

describe('mutations', () => {
  test('create, replace, patch and delete, with a new revision each time', async () => {
    const { client } = lake
    const created = await client.create(doc('life', { n: 1, list: [{ _key: 'a' }] }))
    const patched = await client
      .patch(created._id)
      .set({ title: 'x' })
      .inc({ n: 2 })
      .append('list', [{ _key: 'b' }])
      .commit()
    expect(patched).toMatchObject({ n: 3, title: 'x', list: [{ _key: 'a' }, { _key: 'b' }] })
    expect(patched._rev).not.toBe(created._rev)
    expect(patched._createdAt).toBe(created._createdAt)
    const replaced = await client.createOrReplace(doc('life', { fresh: true }))
    expect(replaced).not.toHaveProperty('title')
    await client.delete(created._id)
    expect(await client.getDocument(created._id)).toBeFalsy()
  })

  test('generate an id when none is given, with the given prefix', async () => {
    const { _id } = await lake.client.create({ _id: 'drafts.', _type: lake.type })
    expect(_id).toMatch(/^drafts\..{10,}/)
    await lake.client.delete(_id)
  })

  test('refuse a second document with the same id, and keep the first with createIfNotExists', async () => {
    await lake.client.create(doc('twice', { n: 1 }))
    await expect(lake.client.create(doc('twice', { n: 2 }))).rejects.toMatchObject(conflict)
    await lake.client.createIfNotExists(doc('twice', { n: 3 }))
    expect(await lake.client.getDocument(lake.id('twice'))).toMatchObject({ n: 1 })
  })

  test('are applied atomically', async () => {
    const transaction = lake.client.transaction().create(doc('half')).create(doc('twice'))
    await expect(transaction.commit()).rejects.toMatchObject(conflict)
    expect(await lake.client.getDocument(lake.id('half'))).toBeFalsy()
  })

  test('refuse a patch of another revision', async () => {
    const { _id, _rev } = await lake.client.createOrReplace(doc('rev'))
    await lake.client.patch(_id).ifRevisionId(_rev).set({ n: 1 }).commit()
    await expect(lake.client.patch(_id).ifRevisionId(_rev).set({ n: 2 }).commit()).rejects.toMatchObject(
      conflict,
    )
  })

  test('refuse a patch of a document that is not there', async () => {
    await expect(lake.client.patch(lake.id('nobody')).set({ n: 1 }).commit()).rejects.toMatchObject(conflict)
  })

  test('take a transaction id once, and use it as revision', async () => {
    const transactionId = lake.id('tx')
    const mutate = () => lake.client.mutate([{ createOrReplace: doc('tx') }], { transactionId })
    await mutate()
    expect(await lake.client.getDocument(lake.id('tx'))).toMatchObject({ _rev: transactionId })
    await expect(mutate()).rejects.toMatchObject(conflict)
  })

  test('change nothing in a dry run', async () => {
    await lake.client.mutate([{ create: doc('dry') }], { dryRun: true })
    expect(await lake.client.getDocument(lake.id('dry'))).toBeFalsy()
  })

  test('generate keys of array items on request', async () => {
    const fresh = { ...doc('keys'), list: [{ a: 1 }] }
    const made = await lake.client.create(fresh, { autoGenerateArrayKeys: true })
    expect(made.list).toEqual([{ a: 1, _key: expect.any(String) }])
  })

  test('patch and delete what a query selects', async () => {
    const { client, type } = lake
    await client
      .transaction()
      .create(doc('q1', { q: true }))
      .create(doc('q2', { q: true }))
      .commit()
    const selection = { query: '*[_type == $type && q == true]', params: { type } }
    await client.patch(selection).set({ seen: 1 }).commit({ returnFirst: false })
    expect(await client.fetch('count(*[_type == $type && seen == 1])', { type })).toBe(2)
    await client.delete(selection)
    expect(await client.fetch('count(*[_type == $type && q == true])', { type })).toBe(0)
  })
})
