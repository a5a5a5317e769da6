import { describe, expect, test } from 'vitest'
import { contractLake } from './contract-lake.ts'

const lake = await contractLake()

describe('live events', () => {
  async function streamed(since: string | undefined, enough: string): Promise<string> {
    const closing = new AbortController()
    const url = lake.anonymous.getUrl(`/data/live/events/${lake.anonymous.config().dataset}`)
    const headers: Record<string, string> = since === undefined ? {} : { 'last-event-id': since }
    const response = await fetch(url, { headers, signal: closing.signal })
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes(enough)) break
    }
    closing.abort()
    return text
  }

  test('are replayed to a reconnecting client from its last event on', async () => {
    const _id = lake.id('missed')
    const tags = (
      await lake.anonymous.fetch('*[_type == $type]', { type: lake.type }, { filterResponse: false })
    ).syncTags
    const welcome = await streamed(undefined, 'event: welcome')
    const lastId = (text: string) => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1]
    await lake.client.create({ _id, _type: lake.type })
    await lake.client.delete(_id)
    const resumed = await streamed(lastId(welcome), 'event: welcome')
    expect(resumed.match(/event: message/g)).toHaveLength(2)
    expect(resumed).toContain(tags?.[0])
    const upToDate = await streamed(lastId(resumed), 'event: welcome')
    expect(upToDate).not.toContain('event: message')
  })

  test('restart a client whose last event is unknown', async () => {
    expect(await streamed('no-such-event', 'event: restart')).toContain('event: restart')
  })

  test('send the sync tags of exactly the queries that changed', async () => {
    const _id = lake.id('live')
    const other = `${lake.type}other`
    await lake.client.create({ _id, _type: lake.type })
    const tagsOf = async (type: string) =>
      (await lake.anonymous.fetch('*[_type == $type]', { type }, { filterResponse: false })).syncTags ?? []
    const [mine, others] = [await tagsOf(lake.type), await tagsOf(other)]
    const events: { type: string; tags?: string[] }[] = []
    const stream = lake.anonymous.live.events().subscribe((event) => events.push(event))
    await expect.poll(() => events[0]?.type).toBe('welcome')
    await lake.client.patch(_id).set({ n: 1 }).commit()
    await expect.poll(() => events[1]?.type).toBe('message')
    stream.unsubscribe()
    expect(events[1]?.tags).toEqual(expect.arrayContaining(mine))
    expect(others.some((tag) => events[1]?.tags?.includes(tag))).toBe(false)
  })
})
