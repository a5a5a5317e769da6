import { expect } from '@playwright/test'
import { maxImageBytes } from '@wiring/session/limits'
import sharp from 'sharp'
import { test } from './announcements.ts'
import { animatedGif, decompressionBomb, file, heic, padded, photograph, png } from './pictures.ts'
import {
  allPictures,
  download,
  expectMessage,
  expectUploaded,
  openVisuals,
  pick,
  pickPngs,
  pictures,
  savedImages,
  uploadAndContinue,
} from './visuals-page.ts'

test('a decompression bomb is refused by its pixels, before anything is decoded', async ({ page }) => {
  await openVisuals(page)
  await pick(page, decompressionBomb())
  await expectMessage(
    page,
    'bomb.png measures 20,000 × 20,000 pixels. The limit is 100 megapixels. Send a smaller copy, or take it again with the camera set to 12 megapixels.',
  )
  await expect(allPictures(page)).toHaveCount(0)
})

test('5,242,880 bytes are taken; one more gets its message and is used smaller on request', async ({
  page,
}) => {
  await openVisuals(page)
  const picture = await png('base.png')
  await pick(page, padded(picture, 'fits.png', maxImageBytes), padded(picture, 'over.png', maxImageBytes + 1))
  await expect(pictures(page, 'ready')).toHaveCount(1)
  await expectMessage(page, 'File too large')
  await expectMessage(page, 'over.png is larger than 5MB')
  await page.getByRole('button', { name: 'Shrink and use' }).click()
  await expect(pictures(page, 'ready')).toHaveCount(2)
  await expect(page.getByText('over.png is larger than 5MB')).toHaveCount(0)
})

test('surplus pictures are dropped, and the message says how many fit', async ({ page }) => {
  await openVisuals(page)
  const four = await Promise.all(['1.png', '2.png', '3.png', '4.png'].map((name) => png(name)))
  await pick(page, ...four)
  await expectMessage(page, 'You can only upload 3 more image(s).')
  await expect(pictures(page, 'ready')).toHaveCount(3)
  await pick(page, ...four.slice(0, 1))
  await expectMessage(page, 'Maximum images reached You can only upload up to 3 images.')
  await page.getByRole('button', { name: 'Remove 3.png' }).click()
  // It is gone once its copy on the device is.
  await expect(pictures(page, 'ready')).toHaveCount(2)
  await pick(page, ...four.slice(1))
  await expectMessage(page, 'You can only upload 1 more image(s).')
  await expect(pictures(page, 'ready')).toHaveCount(3)
})

test('pictures that the session already holds count', async ({ page }) => {
  await openVisuals(page)
  await pickPngs(page, 'a.png', 'b.png')
  await uploadAndContinue(page)
  await expectUploaded(page)
  await page.goBack()
  await expect(pictures(page, 'stored')).toHaveCount(2)
  await pick(page, await png('c.png'), await png('d.png'))
  await expectMessage(page, 'You can only upload 1 more image(s).')
})

for (const [what, given, text] of [
  [
    'a text renamed .png',
    file('notes.png', 'image/png', Buffer.from('only words')),
    /notes\.png could not be read/,
  ],
  ['a file without a type', file('thing', '', Buffer.from('x')), /thing is not an image file/],
  ['a text file', file('notes.txt', 'text/plain', Buffer.from('x')), /notes\.txt is not an image file/],
  ['an empty file', file('empty.png', 'image/png', Buffer.alloc(0)), /empty\.png has no content \(0 bytes\)/],
  [
    'a broken HEIC',
    file('IMG.heic', 'image/heic', heic('x').buffer.subarray(0, 700)),
    /IMG\.heic could not be/,
  ],
  [
    'an SVG',
    file('a.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    /SVG is not taken a\.svg is a drawing in code\. Export it as a PNG/,
  ],
] as const)
  test(`${what} is refused and says why`, async ({ page }) => {
    await openVisuals(page)
    await pick(page, given)
    await expect(page.getByRole('list', { name: 'Files that were not added' })).toContainText(text)
    await expect(allPictures(page)).toHaveCount(0)
  })

test('a HEIC is converted on the device, its decoder fetched only then, an animation keeps its first frame', async ({
  page,
}) => {
  const large: number[] = []
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0))
    if (body.length > 1_000_000) large.push(body.length)
  })
  const id = await openVisuals(page)
  await pick(page, await animatedGif())
  await expect(pictures(page, 'ready')).toContainText('First frame')
  expect(large).toEqual([])
  await pick(page, heic('IMG_0042.HEIC'))
  await expect(pictures(page, 'ready')).toHaveCount(2)
  await uploadAndContinue(page)
  await expectUploaded(page)
  const [first = '', second = ''] = await savedImages(id)
  const frame = sharp(await download(first))
  expect(await frame.metadata()).toMatchObject({ format: 'png', width: 60, height: 40 })
  expect((await frame.stats()).channels[0]?.mean).toBeGreaterThan(200)
  const photo = sharp(await download(second))
  expect(await photo.metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 })
})

test('a panorama stays legible, and every name is text', async ({ page }) => {
  await openVisuals(page)
  const names = ['<b>bold<b>.png', '🙂 é.png', '\u202Egnp.exe.png']
  for (const name of names) await pick(page, { ...(await png('x')), name })
  await expect(pictures(page, 'ready')).toHaveCount(3)
  await expect(page.locator('.picture-name')).toHaveText(['<b>bold<b>.png', '🙂 é.png', 'gnp.exe.png'])
  await page.getByRole('button', { name: 'Remove 🙂 é.png' }).click()
  await pick(page, await photograph('wide.jpg', 12_000, 900, 40))
  await expect(pictures(page, 'ready').last()).toContainText(/[6-9]\d\d × \d{4,5}/)
})

test('without a picture the step says so; a picture can be removed and added again', async ({ page }) => {
  await openVisuals(page)
  await uploadAndContinue(page)
  await expectMessage(page, 'No images uploaded Please upload at least one image to continue')
  const picture = await png('same.png')
  await pick(page, picture)
  await page.getByRole('button', { name: 'Remove same.png' }).click()
  await expect(page.getByRole('button', { name: /^Choose pictures/ })).toBeFocused()
  await pick(page, picture)
  await expect(pictures(page, 'ready')).toHaveCount(1)
})

test('pictures can be dropped anywhere and pasted', async ({ page }) => {
  await openVisuals(page)
  const { buffer } = await png('shot.png')
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }))
      return data
    },
    [...buffer],
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
  await expect(page.getByRole('button', { name: /^Drop to add/ })).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
  await expect(pictures(page, 'ready')).toHaveCount(1)
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }))
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true }))
    },
    [...buffer],
  )
  await expect(pictures(page, 'ready')).toHaveCount(2)
})

test('when the code that reads pictures cannot be fetched, the step says what to do', async ({ page }) => {
  await openVisuals(page)
  // Playwright cannot intercept a worker's requests.
  await page.context().setOffline(true)
  await pick(page, await png('late.png'))
  await expect(page.getByText(/^late\.png could not be read in this tab/).first()).toBeVisible()
  await page.context().setOffline(false)
  await pick(page, await png('late.png'))
  await expect(pictures(page, 'ready')).toHaveCount(1)
})
