import type { ListenEvent, MutationEvent, SanityDocument } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { describe, expect, test } from 'vitest'
import { contractLake } from './contract-lake.ts'

const lake = await contractLake()

type Event = ListenEvent<SanityDocument>

async function received(
  options: object,
  count: number,
  work: () => Promise<unknown>,
): Promise<MutationEvent[]> {
  const events: Event[] = []
  const client = lake.client
  const stream = client
    .listen('*[_type == $type]', { type: lake.type }, { events: ['welcome', 'mutation'], ...options })
    .subscribe((event) => events.push(event))
  const mutations = () => events.filter((event): event is MutationEvent => event.type === 'mutation')
  try {
    await expect.poll(() => events[0]?.type).toBe('welcome')
    await work()
    await expect.poll(() => mutations()).toHaveLength(count)
    return mutations()
  } finally {
    stream.unsubscribe()
  }
}

describe('listening', () => {
  test('reports appear, update and disappear, with chained revisions', async () => {
    const _id = lake.id('life')
    const events = await received({ includeResult: true }, 3, async () => {
      await lake.client.create({ _id, _type: lake.type, n: 1 })
      await lake.client.patch(_id).set({ n: 2 }).commit()
      await lake.client.delete(_id)
    })
    expect(events.map(({ transition }) => transition)).toEqual(['appear', 'update', 'disappear'])
    expect(events[1]?.result).toMatchObject({ n: 2 })
    expect(events[1]?.previousRev).toBe(events[0]?.resultRev)
    expect(events[2]?.previousRev).toBe(events[1]?.resultRev)
    expect(events[2]?.resultRev).toBe(events[2]?.transactionId)
  })

  test('sends effects that reproduce the document without reading it', async () => {
    const _id = lake.id('followed')
    const options = { includeResult: false, effectFormat: 'mendoza' }
    const events = await received(options, 3, async () => {
      await lake.client.create({ _id, _type: lake.type, title: 'one', list: [{ _key: 'a' }] })
      await lake.client
        .patch(_id)
        .set({ title: 'two' })
        .append('list', [{ _key: 'b' }])
        .commit()
      await lake.client.patch(_id).unset(['list[_key=="a"]']).commit()
    })
    const followed = events.reduce<object | null>(
      (document, { effects }) => applyPatch(document, effects?.apply ?? []),
      null,
    )
    const { _rev, ...stored } = (await lake.client.getDocument(_id)) ?? {}
    expect(followed).toEqual(stored)
  })

  test('numbers the events of one transaction', async () => {
    const transaction = lake.client.transaction()
    for (const name of ['t1', 't2', 't3']) transaction.create({ _id: lake.id(name), _type: lake.type })
    const events = await received({}, 3, () => transaction.commit())
    expect(events.map(({ transactionCurrentEvent }) => transactionCurrentEvent)).toEqual([1, 2, 3])
    expect(events.every(({ transactionTotalEvents }) => transactionTotalEvents === 3)).toBe(true)
  })

  test('reports drafts only when all versions are requested', async () => {
    const both = async () => {
      await lake.client.create({ _id: `drafts.${lake.id('quiet')}`, _type: lake.type })
      await lake.client.create({ _id: lake.id('loud'), _type: lake.type })
    }
    const published = await received({}, 1, both)
    expect(published[0]?.documentId).toBe(lake.id('loud'))
    const draft = `drafts.${lake.id('heard')}`
    const all = await received({ includeAllVersions: true }, 1, () =>
      lake.client.create({ _id: draft, _type: lake.type }),
    )
    expect(all[0]?.documentId).toBe(draft)
  })
})

describe('a listener with a filter that cannot be read', () => {
  test('gets the error in the stream', async () => {
    const failure = await new Promise<Error>((resolve) => {
      lake.client.listen('*[_type ==').subscribe({ error: resolve })
    })
    expect(failure.name).toBe('ChannelError')
  })
})
