import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { contractLake } from './contract-lake.ts'
import { picture } from './picture.ts'

const lake = await contractLake()
let url: string

beforeAll(async () => {
  const bytes = await picture(400, 200)
  url = (await lake.client.assets.upload('image', bytes, { filename: 'wide.png' })).url
})

async function rendered(search: string, accept = '*/*') {
  const response = await fetch(`${url}?${search}`, { headers: { accept } })
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height } = await sharp(bytes).metadata()
  return { width, height, bytes, type: response.headers.get('content-type'), headers: response.headers }
}

const colorOf = async (bytes: Buffer) => (await sharp(bytes).stats()).dominant

describe('images', () => {
  test('get a document with size, palette and placeholders', async () => {
    const asset = await lake.client.fetch('*[_type == "sanity.imageAsset" && url == $url][0]', { url })
    expect(asset).toMatchObject({ mimeType: 'image/png', extension: 'png', originalFilename: 'wide.png' })
    expect(asset._id).toBe(`image-${asset.sha1hash}-400x200-png`)
    expect(asset.metadata).toMatchObject({
      dimensions: { width: 400, height: 200, aspectRatio: 2 },
      hasAlpha: false,
      isOpaque: true,
      blurHash: expect.any(String),
      lqip: expect.stringMatching(/^data:image\/[a-z]+;base64,/),
      palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
    })
  })

  test('are the same asset when the same bytes are uploaded twice', async () => {
    const bytes = await picture(20, 10)
    const [one, two] = [
      await lake.client.assets.upload('image', bytes),
      await lake.client.assets.upload('image', bytes),
    ]
    expect(two._id).toBe(one._id)
  })

  test.each([
    ['w=100', 100, 50],
    ['w=100&h=100', 100, 50],
    ['w=100&h=100&fit=crop', 100, 100],
    ['w=100&h=100&fit=scale', 100, 100],
    ['w=100&h=100&fit=fill', 100, 100],
    ['w=100&h=100&fit=fillmax', 100, 100],
    ['w=800&fit=max', 400, 200],
    ['w=800', 800, 400],
    ['max-w=100', 100, 50],
    ['rect=0,0,50,100', 50, 100],
    ['w=50&dpr=2', 100, 50],
    ['h=100', 200, 100],
  ])('are %s', async (search, width, height) => {
    expect(await rendered(search)).toMatchObject({ width, height })
  })

  test('keep the focal point and the rectangle that an editor chose', async () => {
    const right = await rendered('w=50&h=50&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5')
    expect(await colorOf(right.bytes)).toMatchObject({ r: 8, b: 248 })
    const left = await rendered('rect=0,0,100,100&w=50')
    expect(await colorOf(left.bytes)).toMatchObject({ r: 248, b: 8 })
  })

  test('are served in the requested format or one that the browser accepts', async () => {
    expect((await rendered('fm=webp')).type).toBe('image/webp')
    expect((await rendered('fm=jpg&q=50')).type).toBe('image/jpeg')
    expect((await rendered('w=40&auto=format', 'image/avif,image/webp')).type).toMatch(/image\/(avif|webp)/)
    expect((await rendered('w=40&auto=format', 'image/webp')).type).toBe('image/webp')
    expect((await rendered('w=40&auto=format', 'image/png')).type).toBe('image/png')
  })

  test('are rotated by their EXIF orientation', async () => {
    const lying = await sharp(await picture(400, 200))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const asset = await lake.client.assets.upload('image', lying, { filename: 'lying.jpg' })
    expect(asset.metadata.dimensions).toMatchObject({ width: 200, height: 400 })
    const bytes = Buffer.from(await (await fetch(`${asset.url}?rect=0,0,200,100&w=100`)).arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 50 })
    expect(await colorOf(bytes)).toMatchObject({ r: 248, b: 8 })
  })

  test('are grey, inverted or sharpened on request', async () => {
    const left = 'rect=0,100,100,100&w=50&fm=png'
    const grey = await sharp((await rendered(`${left}&sat=-100`)).bytes).stats()
    expect(new Set(grey.channels.slice(0, 3).map(({ mean }) => Math.round(mean))).size).toBe(1)
    expect(await colorOf((await rendered(`${left}&invert=true`)).bytes)).toMatchObject({
      r: 8,
      g: 248,
      b: 248,
    })
    const edge = 'rect=150,50,100,100&fm=png'
    const [soft, sharpened] = [await rendered(edge), await rendered(`${edge}&sharp=80`)]
    expect(sharpened.bytes.equals(soft.bytes)).toBe(false)
  })

  test('that are SVG are handed out untouched unless a format is named', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z"/></svg>'
    const asset = await lake.client.assets.upload('image', Buffer.from(drawing), { filename: 'a.svg' })
    for (const search of ['w=100', 'w=100&h=100&fit=crop', 'w=10&auto=format']) {
      const response = await fetch(`${asset.url}?${search}`)
      expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
      expect(await response.text()).toBe(drawing)
    }
    const response = await fetch(`${asset.url}?w=100&fm=jpg&q=80`)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 100 })
  })

  test('are downloaded under the requested name', async () => {
    const { headers } = await rendered('dl=my picture.png')
    expect(headers.get('content-disposition')).toContain('attachment')
  })

  test('are refused when the bytes are no image', async () => {
    const upload = lake.client.assets.upload('image', Buffer.from('<html>no picture</html>'), {
      filename: 'x.png',
    })
    await expect(upload).rejects.toMatchObject({ statusCode: 400 })
  })
})
