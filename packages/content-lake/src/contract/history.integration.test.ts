import { applyPatch } from 'mendoza'
import { beforeAll, describe, expect, test } from 'vitest'
import { contractLake } from './contract-lake.ts'

const lake = await contractLake()
let publishedId: string
let draftId: string

beforeAll(async () => {
  publishedId = lake.id('story')
  draftId = `drafts.${publishedId}`
  const { client } = lake
  await client.create({ _id: draftId, _type: lake.type, title: 'one' })
  await client.patch(draftId).set({ title: 'two' }).commit()
  await client.action({ actionType: 'sanity.action.document.publish', publishedId, draftId })
  await client.action({
    actionType: 'sanity.action.document.edit',
    publishedId,
    draftId,
    patch: { set: { title: 'three' } },
  })
  await client.action({ actionType: 'sanity.action.document.publish', publishedId, draftId })
})

interface Transaction {
  id: string
  timestamp: string
  documentIDs: string[]
  mutations: object[]
  effects: Record<string, { apply: unknown[]; revert: unknown[] }>
}

const dataset = () => lake.client.config().dataset

async function transactions(search = '', { content = false } = {}): Promise<Transaction[]> {
  const { token } = lake.client.config()
  const path = `/data/history/${dataset()}/transactions/${publishedId},${draftId}?effectFormat=mendoza&excludeContent=${!content}${search}`
  const response = await fetch(lake.client.getUrl(path), { headers: { authorization: `Bearer ${token}` } })
  return (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line): Transaction => JSON.parse(line))
}

const documentsAt = async (search: string) =>
  lake.client.request({ url: `/data/history/${dataset()}/documents/${publishedId}?${search}` })

describe('history', () => {
  test('lists every transaction in order, or backwards, or a range of them', async () => {
    const all = await transactions()
    expect(all).toHaveLength(5)
    const backwards = await transactions('&reverse=true')
    expect(backwards.map(({ id }) => id)).toEqual(all.map(({ id }) => id).reverse())
    const range = await transactions(`&fromTransaction=${all[1]?.id}&toTransaction=${all[3]?.id}`)
    expect(range.map(({ id }) => id)).toEqual(all.slice(1, 4).map(({ id }) => id))
    expect(await transactions('&limit=2')).toHaveLength(2)
  })

  test('contains the mutations when the content is requested', async () => {
    const [created, edited] = await transactions('', { content: true })
    expect(created?.mutations).toMatchObject([{ create: { _id: draftId, title: 'one' } }])
    expect(edited?.mutations).toMatchObject([{ patch: { id: draftId, set: { title: 'two' } } }])
    expect((await transactions())[0]?.mutations).toEqual([])
  })

  test('applies its effects forward to the current document and backward to none', async () => {
    const steps = (await transactions()).flatMap(({ effects }) => effects[publishedId] ?? [])
    const present = steps.reduce<object | null>((document, { apply }) => applyPatch(document, apply), null)
    const { _rev, ...stored } = (await lake.client.getDocument(publishedId)) ?? {}
    expect(present).toEqual(stored)
    const past = steps
      .reverse()
      .reduce<object | null>((document, { revert }) => applyPatch(document, revert), present)
    expect(past).toBe(null)
  })

  test('reads a document at a revision and at a time, which undo restores', async () => {
    const [, , firstPublish] = await transactions()
    const { documents } = await documentsAt(`revision=${firstPublish?.id}`)
    expect(documents).toEqual([
      expect.objectContaining({ _id: publishedId, title: 'two', _rev: firstPublish?.id }),
    ])
    const then = await documentsAt(`time=${firstPublish?.timestamp}`)
    expect(then.documents[0]).toMatchObject({ title: 'two' })
    expect((await documentsAt('time=2001-01-01T00:00:00Z')).documents).toEqual([])
  })

  test('still has a document that was deleted', async () => {
    const _id = lake.id('gone')
    await lake.client.create({ _id, _type: lake.type, title: 'was here' })
    await lake.client.delete(_id)
    const { documents } = await lake.client.request({
      url: `/data/history/${dataset()}/documents/${_id}?lastRevision=true`,
    })
    expect(documents[0]).toMatchObject({ title: 'was here' })
  })

  test('lists the events of the history pane, newest first', async () => {
    const url = `/data/history/${dataset()}/events/documents/${draftId}?limit=10`
    const { events } = await lake.client.request({ url })
    expect(events[draftId].map(({ type }: { type: string }) => type)).toEqual([
      'publishDocumentVersion',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ])
  })
})
