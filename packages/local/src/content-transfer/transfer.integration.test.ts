import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestLake } from '../content-lake/testing/start-test-lake.ts'
import { exportDataset } from './export-dataset.ts'
import { importDataset } from './import-dataset.ts'

type TestLake = Awaited<ReturnType<typeof startTestLake>>

let from: TestLake
let to: TestLake
let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transfer-'))
  file = join(folder, 'backup.tar.gz')
  from = await startTestLake()
  to = await startTestLake()
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1a7f5a' } })
    .png()
    .toBuffer()
  const image = await from.client.assets.upload('image', picture, { filename: 'green.png', title: 'Green' })
  const paper = await from.client.assets.upload('file', Buffer.from('%PDF-1.4 text'), {
    filename: 'paper.pdf',
  })
  const reference = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })
  await from.client
    .transaction()
    .create({
      _id: 'author',
      _type: 'author',
      name: 'Ann 😀',
      photo: { _type: 'image', asset: reference(image._id), alt: 'A' },
    })
    .create({
      _id: 'post',
      _type: 'post',
      title: 'Post',
      author: reference('author'),
      paper: { _type: 'file', asset: reference(paper._id) },
    })
    .create({ _id: 'drafts.post', _type: 'post', title: 'Post, edited', author: reference('author') })
    .create({
      _id: 'drafts.new',
      _type: 'post',
      title: 'New',
      list: [{ _key: 'k', _type: 'item' }],
      to: reference('later', { _weak: true }),
    })
    .commit()
})
afterAll(async () => {
  await from.stop()
  await to.stop()
  await rm(folder, { recursive: true, force: true })
})

const everything = '*[] | order(_id)'
const compared = async ({ client }: TestLake) => {
  const documents = await client.fetch<Record<string, unknown>[]>(everything)
  // Revisions and the time of the last change are the lake's own; so are an asset's address, upload and birth.
  return documents.map(({ _rev, _updatedAt, url, uploadId, _createdAt, ...document }) =>
    url ? document : { ...document, _createdAt },
  )
}

describe('export and import', () => {
  it('carry every document with drafts, ids and birthdays, and every asset, to another lake', async () => {
    const { documents, assets } = await exportDataset(from.client, file)
    expect({ documents, assets }).toEqual({ documents: 4, assets: 2 })
    await importDataset(to.client, file)
    expect(await compared(to)).toEqual(await compared(from))
  })

  it('carry the bytes of the assets, and their addresses belong to the new lake', async () => {
    const urls = await to.client.fetch<string[]>('*[_type in ["sanity.imageAsset", "sanity.fileAsset"]].url')
    expect(urls).toHaveLength(2)
    for (const url of urls) {
      expect(url).toContain(`:${to.lake.port}/`)
      const [there, here] = await Promise.all(
        [url, url.replace(`:${to.lake.port}/`, `:${from.lake.port}/`)].map(async (address) =>
          Buffer.from(await (await fetch(address)).arrayBuffer()),
        ),
      )
      expect(there).toEqual(here)
    }
  })

  it('can be done again without making anything twice', async () => {
    const before = await compared(to)
    await importDataset(to.client, file)
    expect(await compared(to)).toEqual(before)
  })

  it('bring back what was changed since', async () => {
    await to.client.patch('post').set({ title: 'Ruined' }).commit()
    await importDataset(to.client, file)
    expect(await to.client.getDocument('post')).toMatchObject({ title: 'Post' })
  })
})
