import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { openTool } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

const lake = editorClient()

test('the first screen lists drafts, and publishes those of a page together or not at all', async ({
  page,
}) => {
  const [one, other] = await lake.fetch<{ _id: string; _type: string; title: string }[]>(
    '*[_type == "labService" && !(_id in path("drafts.**"))] | order(orderRank)[0...2]',
  )
  if (!one || !other) throw new Error('The seed has no Lab.')
  await lake
    .transaction()
    .createOrReplace({ ...one, _id: `drafts.${one._id}`, title: '' })
    .createOrReplace({ ...other, _id: `drafts.${other._id}`, title: 'Modular Kits, new' })
    .commit()
  await page.goto(addresses.studio)
  await expect(page).toHaveURL(/\/overview/)
  const lab = page.getByTestId('drafts-of-page').filter({ hasText: 'Lab page' })
  await lab.getByRole('button', { name: 'Publish all 2 drafts' }).click()
  await expect(lab).toContainText('Nothing was published. Put this right first:')
  await expect(lab).toContainText('Title: This is empty and must be filled in.')
  expect((await lake.getDocument(other._id))?.title, 'nothing was published').toBe(other.title)

  await lake.patch(`drafts.${one._id}`).set({ title: 'Brand Systems, new' }).commit()
  await expect(lab).toContainText('Brand Systems, new')
  await lab.getByRole('button', { name: 'Publish all 2 drafts' }).click()
  const sure = lab.getByRole('button', { name: 'Yes, show visitors all 2 drafts' })
  await expect(sure).toBeVisible()
  expect((await lake.getDocument(other._id))?.title, 'it asks first').toBe(other.title)
  await sure.click()
  await expect(lab).toHaveCount(0)
  const [first, second] = await Promise.all([lake.getDocument(one._id), lake.getDocument(other._id)])
  expect([first?.title, second?.title]).toEqual(['Brand Systems, new', 'Modular Kits, new'])
  expect(first?._rev, 'one transaction').toBe(second?._rev)
  await expect(page.getByTestId('overview-recent').getByRole('link').first()).toContainText(/, new/)
  const placeholder = page
    .getByTestId('overview-problems')
    .getByRole('link', { name: /hello@tracework\.example/ })
    .first()
  await expect(placeholder).toContainText('is made up')
})

test('a picture that nothing shows is found and deleted, one in use is not offered', async ({ studio }) => {
  const pixels = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
    'base64',
  )
  const { _id } = await lake.assets.upload('image', pixels, { filename: 'left-over.png' })
  await openTool(studio, '/pictures')
  const cards = studio.getByTestId('picture')
  const used = cards.filter({ hasText: 'Kvarn Museum' })
  await expect(used.first()).toBeVisible()
  await expect(used.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await studio.getByRole('button', { name: 'Delete left-over.png' }).click()
  await studio.getByRole('button', { name: 'Delete for good' }).click()
  await expect(cards.filter({ hasText: 'left-over.png' })).toHaveCount(0)
  expect(await lake.getDocument(_id)).toBeUndefined()
})
