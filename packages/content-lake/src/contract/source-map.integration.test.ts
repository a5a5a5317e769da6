import { stegaClean } from '@sanity/client/stega'
import { beforeAll, describe, expect, test } from 'vitest'
import { contractLake } from './contract-lake.ts'

const lake = await contractLake()
beforeAll(async () => {
  const { client, id, type } = lake
  const reference = (name: string) => ({ _type: 'reference', _ref: id(name) })
  await client
    .transaction()
    .create({ _id: id('ann'), _type: type, kind: 'author', name: 'Same words' })
    .create({
      _id: id('post'),
      _type: type,
      kind: 'post',
      rank: 'b',
      title: 'Same words',
      author: reference('ann'),
      points: [
        { _key: 'k1', text: 'First point' },
        { _key: 'k2', text: 'Second point' },
      ],
      tags: ['one', 'two'],
    })
    .create({ _id: `drafts.${id('post2')}`, _type: type, kind: 'post', rank: 'a', title: 'A draft' })
    .commit()
})

async function originsOf(query: string, paths: string[]) {
  const answer = await lake.client.fetch(
    query,
    { type: lake.type },
    {
      perspective: 'drafts',
      filterResponse: false,
      resultSourceMap: 'withKeyArraySelector',
    },
  )
  const map = answer.resultSourceMap
  return paths.map((path) => {
    const source = map?.mappings[path]?.source
    if (source?.type !== 'documentValue') return undefined
    return `${map?.documents[source.document]?._id} ${map?.paths[source.path]}`
  })
}

describe('content source maps', () => {
  test('distinguish equal texts of different fields and documents', async () => {
    const query = '*[_type == $type && kind == "post"] | order(rank desc){title, "by": author->name}'
    expect(await originsOf(query, ["$[0]['title']", "$[0]['by']"])).toEqual([
      `${lake.id('post')} $['title']`,
      `${lake.id('ann')} $['name']`,
    ])
  })

  test('name list items by their key, and plain ones by their index', async () => {
    const query =
      '*[_type == $type && kind == "post" && title == "Same words"][0]{"points": points[].text, tags}'
    expect(await originsOf(query, ["$['points'][1]", "$['tags'][0]"])).toEqual([
      `${lake.id('post')} $['points'][?(@._key=='k2')]['text']`,
      `${lake.id('post')} $['tags'][0]`,
    ])
  })

  test('name the draft of a text', async () => {
    const query = '*[_type == $type && kind == "post"] | order(lower(rank))[0]{title}'
    expect(await originsOf(query, ["$['title']"])).toEqual([`drafts.${lake.id('post2')} $['title']`])
  })

  test('have no entry for texts that a query computes', async () => {
    const query =
      '*[_type == $type && kind == "post" && rank == "b"][0]{"a": "By " + author->name, "b": upper(title), "c": "literal"}'
    expect(await originsOf(query, ["$['a']", "$['b']", "$['c']"])).toEqual([undefined, undefined, undefined])
  })

  test('are encoded as stega by the client', async () => {
    const stega = { enabled: true, studioUrl: 'http://localhost:3333' }
    const query = '*[_type == $type && kind == "post" && rank == "b"][0].title'
    const title: string = await lake.client.fetch(query, { type: lake.type }, { stega })
    expect(title).not.toBe('Same words')
    expect(stegaClean(title)).toBe('Same words')
  })
})
