import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestLake, testToken } from '@wiring/content-lake/testing/start-test-lake'
import { exportDataset } from '@wiring/deploy/export-dataset'
import { importDataset } from '@wiring/deploy/import-dataset'
import { importSeed } from '@wiring/local/import-seed'
import { repositoryRoot } from '@wiring/local/settings'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type TestLake = Awaited<ReturnType<typeof startTestLake>>

let from: TestLake
let to: TestLake
let folder: string
let file: string

const reference = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })

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
  await from.client
    .transaction()
    .create({
      _id: 'author',
      _type: 'author',
      name: 'Ann 😀',
      photo: {
        _type: 'image',
        asset: reference(image._id),
        alt: 'A',
        hotspot: { _type: 'sanity.imageHotspot', x: 0.25, y: 0.75, width: 0.5, height: 0.125 },
        crop: { _type: 'sanity.imageCrop', top: 0.1, bottom: 0.2, left: 0, right: 0.05 },
      },
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
  return documents.map(({ _rev, _updatedAt, url, uploadId, _createdAt, ...document }) =>
    url ? document : { ...document, _createdAt },
  )
}

describe('export and import', () => {
  test('copy every document with drafts, ids and creation times, and every asset, to another lake', async () => {
    const { documents, assets } = await exportDataset(from.client, file)
    expect({ documents, assets }).toEqual({ documents: 4, assets: 2 })
    await importDataset(to.client, file)
    expect(await compared(to)).toEqual(await compared(from))
  })

  test('copy the bytes of the assets, with addresses of the new lake', async () => {
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

  test('can be repeated without duplicates', async () => {
    const before = await compared(to)
    await importDataset(to.client, file)
    expect(await compared(to)).toEqual(before)
  })

  test('restore changed documents, and name the added ones', async () => {
    const before = await compared(to)
    const picture = { 'photo.hotspot.x': 0.9, name: 'Somebody else' }
    await to.client
      .transaction()
      .patch('author', { set: picture })
      .patch('post', { set: { title: 'Ruined' } })
      .delete('drafts.post')
      .create({ _id: 'stranger', _type: 'post', to: reference('drafts.stranger', { _weak: true }) })
      .create({ _id: 'drafts.stranger', _type: 'post', to: reference('stranger') })
      .commit()
    const { others } = await importDataset(to.client, file)
    expect(others.toSorted()).toEqual(['drafts.stranger', 'stranger'])
    expect((await compared(to)).filter(({ _id }) => !others.includes(String(_id)))).toEqual(before)
    expect((await importDataset(to.client, file, { exact: true })).others).toEqual(others)
    expect(await compared(to)).toEqual(before)
  })

  test('restore everything after a reset, also over the seed that the next start imports', async () => {
    const seeded = await startTestLake()
    try {
      const edited = await startTestLake()
      await importSeed(edited.url, testToken)
      const { _rev, ...page } = (await edited.client.getDocument('landingPage')) ?? {}
      const [item, gone] = await edited.client.fetch<{ _id: string }[]>('*[_type == "portfolioItem"]{_id}')
      await edited.client
        .transaction()
        .createOrReplace({ ...page, _type: 'landingPage', _id: 'drafts.landingPage', edited: 'a draft' })
        .patch('siteSettings', { set: { tagline: 'A published change' } })
        .patch(item?._id ?? '', { set: { 'image.hotspot': { x: 0.2, y: 0.3, width: 0.4, height: 0.5 } } })
        .delete(gone?._id ?? '')
        .commit()
      const before = await compared(edited)
      const backup = join(folder, 'edited.tar.gz')
      await exportDataset(edited.client, backup)
      await edited.stop()

      await importSeed(seeded.url, testToken)
      const { others } = await importDataset(seeded.client, backup, { exact: true })
      expect(others).toEqual([gone?._id])
      expect(await compared(seeded)).toEqual(before)
    } finally {
      await seeded.stop()
    }
  })
})

describe('content:export', () => {
  const run = async (port: number, data: string, parameters: string[] = []) => {
    const onThisStack = join(repositoryRoot, 'packages/local/src/deploy/on-this-stack.ts')
    const entry = ['--import', onThisStack, join(repositoryRoot, 'deploy/content-transfer/export.ts')]
    const environment = { ...process.env, INIT_CWD: data, WIRING_DATA: data, PORT_CONTENT_LAKE: String(port) }
    const child = spawn(process.execPath, [...entry, ...parameters], { env: environment, stdio: 'ignore' })
    return new Promise((resolve) => child.once('exit', resolve))
  }

  test('writes into the ignored data folder when no file is named', async () => {
    const data = await mkdtemp(join(folder, 'data-'))
    await writeFile(join(data, 'secrets.json'), JSON.stringify({ contentLakeToken: testToken }))
    expect(await run(from.lake.port, data)).toBe(0)
    expect((await readdir(data)).toSorted()).toEqual(['exports', 'secrets.json'])
    expect(await readdir(join(data, 'exports'))).toEqual([expect.stringMatching(/^content-.*\.tar\.gz$/)])
  })

  test('leaves no file when the lake does not respond, and an older file unchanged', async () => {
    const data = await mkdtemp(join(folder, 'data-'))
    expect(await run(1, data)).toBe(1)
    expect(await readdir(join(data, 'exports'))).toEqual([])
    await writeFile(join(data, 'mine.tar.gz'), 'older')
    expect(await run(1, data, ['mine.tar.gz'])).toBe(1)
    expect(await readFile(join(data, 'mine.tar.gz'), 'utf8')).toBe('older')
    expect((await readdir(data)).toSorted()).toEqual(['exports', 'mine.tar.gz', 'secrets.json'])
  })
})
