import { describe, expect, test } from 'vitest'
import { contractLake } from './contract-lake.ts'
import { picture } from './picture.ts'

const lake = await contractLake()

describe('uploads', () => {
  test('extract the requested metadata, and drop the file name on request', async () => {
    const few = await lake.client.assets.upload('image', await picture(30, 20), { extract: ['palette'] })
    expect(few.metadata).toMatchObject({ palette: expect.anything(), dimensions: { width: 30 } })
    expect(few.metadata).not.toHaveProperty('lqip')
    const file = new File([new Uint8Array(await picture(32, 20))], 'private.png', { type: 'image/png' })
    const unnamed = await lake.client.assets.upload('image', file, { preserveFilename: false })
    expect(unnamed.originalFilename).not.toBe('private.png')
  })

  test('are refused as an invalid picture where no picture can be read', async () => {
    const whole = await picture(30, 20)
    const broken = [
      Buffer.alloc(0),
      Buffer.alloc(1),
      Buffer.from('text'),
      whole.subarray(0, 30),
      Buffer.alloc(5_000),
    ]
    for (const bytes of broken) {
      const refused = lake.client.assets.upload('image', bytes, { contentType: 'image/png' })
      await expect(refused, `${bytes.length} bytes`).rejects.toMatchObject({ statusCode: 400 })
    }
  })

  test('are 404 after their deletion', async () => {
    const asset = await lake.client.assets.upload('image', await picture(24, 12))
    expect((await fetch(asset.url)).status).toBe(200)
    await lake.client.delete(asset._id)
    expect((await fetch(asset.url)).status).toBe(404)
    const again = await lake.client.assets.upload('image', await picture(24, 12))
    expect((await fetch(again.url)).status).toBe(200)
  })
})

describe('files', () => {
  test('are served byte for byte', async () => {
    const bytes = Buffer.from(`%PDF-1.4 ${lake.type}`)
    const asset = await lake.client.assets.upload('file', bytes, {
      filename: 'paper.pdf',
      contentType: 'application/pdf',
    })
    expect(asset._id).toBe(`file-${asset.sha1hash}-pdf`)
    const response = await fetch(asset.url)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  })
})
