import { writeFile } from 'node:fs/promises'
import { expect, type Page, type Route } from '@playwright/test'
import sharp from 'sharp'
import { expectToast, test } from './announcements.ts'
import { updateUrl, waitForHydration } from './applicant.ts'
import { photograph } from './pictures.ts'
import {
  download,
  expectMessage,
  expectUploaded,
  interceptUpload,
  openVisuals,
  pickPngs,
  pictures,
  removeImages,
  savedImages,
  storedImages,
  uploadAndContinue,
  waitForFailedUpload,
} from './visuals-page.ts'

const watchOwnThread = (page: Page) =>
  page.evaluateHandle(() => {
    const done: string[] = []
    const note = (owner: object, name: string) => {
      const original = Reflect.get(owner, name)
      Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
        done.push(name)
        return Reflect.apply(original, this, given)
      })
    }
    note(window, 'createImageBitmap')
    note(CanvasRenderingContext2D.prototype, 'drawImage')
    note(HTMLCanvasElement.prototype, 'toBlob')
    note(HTMLCanvasElement.prototype, 'toDataURL')
    note(OffscreenCanvas.prototype, 'convertToBlob')
    return done
  })

test('a 12-megapixel photograph loses place, camera and size, stands upright, and is never drawn by the page itself', async ({
  page,
}, testInfo) => {
  // By path: bytes would pass through the main thread.
  const original = testInfo.outputPath('IMG_0001.jpg')
  await writeFile(original, (await photograph('IMG_0001.jpg', 4000, 3000, 60)).buffer)
  const id = await openVisuals(page)
  const ownThread = await watchOwnThread(page)
  await page.locator('input[type=file]').setInputFiles(original)
  await expect(pictures(page, 'ready')).toHaveCount(1)
  expect(await ownThread.jsonValue()).toEqual([])
  await uploadAndContinue(page)
  await expectUploaded(page)

  const [url = ''] = await savedImages(id)
  expect(url).toMatch(new RegExp(`/wiring-images/${id}/image-\\d{13}-0\\.jpg$`))
  const stored = await download(url)
  expect(stored.includes('Exif')).toBe(false)
  expect(stored.includes('Camera Works')).toBe(false)
  const image = sharp(stored)
  expect(await image.metadata()).toMatchObject({ width: 1920, height: 2560, format: 'jpeg' })
  // Rotated clockwise, the black corner is at the upper right.
  const corner = await sharp(
    await image.extract({ left: 1500, top: 300, width: 8, height: 8 }).toBuffer(),
  ).stats()
  expect(corner.channels[0]?.mean).toBeLessThan(20)
})

test('one picture is cut off: the others are stored, Retry sends it alone, a reload shows what is there', async ({
  page,
}) => {
  await page.clock.install()
  const id = await openVisuals(page)
  await pickPngs(page, '1.png', '2.png', '3.png')
  const paths: string[] = []
  await interceptUpload(page, 1, async (route) => {
    paths.push(route.request().url())
    await route.abort('connectionreset')
  })
  await uploadAndContinue(page)
  await expect(pictures(page, 'stored')).toHaveCount(2)
  await waitForFailedUpload(page)
  await expectMessage(page, 'Upload failed: Please try again or contact support.')
  // Each time by the site, too.
  expect(paths).toHaveLength(8)
  expect(new Set(paths).size).toBe(2)
  expect(await savedImages(id)).toEqual([])

  await page.reload()
  await expect(pictures(page, 'stored')).toHaveCount(2)
  await expect(pictures(page, 'ready')).toHaveCount(1)
  await page.unrouteAll()
  await uploadAndContinue(page)
  await expectUploaded(page)
  const urls = await savedImages(id)
  expect(new Set(urls).size).toBe(3)
  for (const url of urls) await download(url)
})

test('Retry on the failed picture completes the step', async ({ page }) => {
  const id = await openVisuals(page)
  await pickPngs(page, '1.png', '2.png')
  await interceptUpload(page, 1, (route) =>
    route.fulfill({ status: 413, json: { error: 'Payload too large' } }),
  )
  await uploadAndContinue(page)
  await expect(pictures(page, 'failed')).toHaveCount(1)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry the upload of 2.png' }).click()
  await expectUploaded(page)
  expect(await savedImages(id)).toHaveLength(2)
})

test('an upload whose response is lost is retried without a second copy', async ({ page }) => {
  const id = await openVisuals(page)
  await pickPngs(page, '1.png')
  let lost = 0
  await interceptUpload(page, 0, async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await uploadAndContinue(page)
  await expectUploaded(page)
  expect(lost).toBe(2)
  expect(await savedImages(id)).toHaveLength(1)
})

for (const [fault, answer] of [
  ['an error of the storage', (route: Route) => route.fulfill({ status: 500, body: '{}' })],
  ['a name that does not resolve', (route: Route) => route.abort('namenotresolved')],
] as const)
  test(`${fault}: three retries, "Upload failed", and the button tries again`, async ({ page }) => {
    await page.clock.install()
    await openVisuals(page)
    await pickPngs(page, '1.png')
    await interceptUpload(page, 0, answer)
    await uploadAndContinue(page)
    await waitForFailedUpload(page)
    await expectMessage(page, 'Upload failed: Please try again or contact support.')
    await page.unrouteAll()
    await uploadAndContinue(page)
    await expectUploaded(page)
  })

test('an upload that nothing answers is given up after both ways, can be cancelled before, and the others go on', async ({
  page,
}) => {
  await page.clock.install()
  await openVisuals(page)
  await pickPngs(page, '1.png', '2.png')
  await interceptUpload(page, 1, async () => undefined)
  await uploadAndContinue(page)
  await expect(pictures(page, 'stored')).toHaveCount(1)
  await page.getByRole('button', { name: 'Cancel the upload of 2.png' }).click()
  await expect(pictures(page, 'ready')).toHaveCount(1)
  await uploadAndContinue(page)
  await expect(pictures(page, 'uploading')).toHaveCount(1)
  await waitForFailedUpload(page)
  await expectMessage(page, 'Upload failed: Please try again or contact support.')
})

test('pictures that are stored but not saved say so, and the next press saves them without a second upload', async ({
  page,
}) => {
  const id = await openVisuals(page)
  let uploads = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('wiring-images')) uploads += 1
  })
  await pickPngs(page, '1.png')
  await page.route(updateUrl, (route) => route.fulfill({ status: 503, body: '{}' }))
  await uploadAndContinue(page)
  await expectMessage(page, 'Error saving images:')
  await expect(pictures(page, 'stored')).toHaveCount(1)
  expect(await savedImages(id)).toEqual([])
  await page.unrouteAll()
  await uploadAndContinue(page)
  await expectUploaded(page)
  expect(uploads).toBe(1)
})

test('a double click uploads and saves once', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /wiring-images|update-wiring-session/.test(request.url()))
      requests.push(request.url())
  })
  await openVisuals(page)
  await pickPngs(page, '1.png')
  await page.getByRole('button', { name: 'Upload and continue' }).dblclick()
  await expectUploaded(page)
  expect(requests).toHaveLength(2)
})

for (const reload of [false, true]) {
  test(`pictures that storage has removed before they were saved are sent again${reload ? ' after a reload' : ''}`, async ({
    page,
  }) => {
    const id = await openVisuals(page)
    await pickPngs(page, '1.png', '2.png')
    await page.route(updateUrl, (route) => route.fulfill({ status: 503, body: '{}' }))
    await uploadAndContinue(page)
    await expect(pictures(page, 'stored')).toHaveCount(2)
    await expectToast(page, 'Error saving images:')
    const before = await storedImages(id)
    expect(before).toHaveLength(2)
    await removeImages(before)
    await page.unroute(updateUrl)
    if (reload) {
      await page.reload()
      await waitForHydration(page)
      await expect(pictures(page, 'stored')).toHaveCount(2)
    }
    await uploadAndContinue(page)
    await expectUploaded(page)
    const saved = await savedImages(id)
    expect(saved).toHaveLength(2)
    for (const url of saved) expect((await download(url)).length).toBeGreaterThan(0)
  })
}
