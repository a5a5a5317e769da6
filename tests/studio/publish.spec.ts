import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { expectPublished, fetchPage } from '../running-stack/site-pages.ts'
import { createDraft } from './drafts.ts'
import { openDocument } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

async function edit(studio: Page, field: string, text: string): Promise<void> {
  const control = studio.getByTestId(`field-${field}`).locator('input, textarea').first()
  await expect(control).toBeEditable()
  await control.fill(text)
  await expect(studio.getByTestId('action-publish')).toBeEnabled()
}

test('a draft is invisible to visitors; a publish is on the production site', async ({ studio }) => {
  const headline = `See the wiring ${randomUUID().slice(0, 8)}`
  await openDocument(studio, 'landing;landingPage')
  await edit(studio, 'hero.title', headline)
  await expect
    .poll(async () => (await editorClient().getDocument('drafts.landingPage'))?.hero?.title)
    .toBe(headline)
  await editorClient().patch('siteSettings').set({ tagline: 'zz-published later' }).commit()
  await expectPublished('/', 'zz-published later')
  expect(await fetchPage('/')).not.toContain(headline)

  await studio.getByTestId('action-publish').click()
  // Warning: the social card may still show the old headline.
  await studio.getByRole('button', { name: 'Publish as it is' }).click()
  await expectPublished('/', headline)
})

test('an upload of a picture becomes a picture of the site', async ({ studio }) => {
  const [first] = await editorClient().fetch<{ _id: string; title: string }[]>(
    '*[_type == "portfolioItem" && !(_id in path("drafts.**"))] | order(orderRank)[0...1]{_id, title}',
  )
  const asset = () =>
    editorClient().fetch<string>('coalesce(*[_id == $draft][0], *[_id == $id][0]).image.asset._ref', {
      id: first?._id,
      draft: `drafts.${first?._id}`,
    })
  const before = await asset()
  await openDocument(studio, `lab;portfolioItem;${first?._id}`)
  const alternative = studio.getByTestId('field-image.alt').getByRole('textbox')
  // The Studio draws the form again when it becomes editable.
  await expect(alternative).toBeEditable()
  await alternative.scrollIntoViewIfNeeded()
  const chooser = studio.waitForEvent('filechooser')
  await studio.getByTestId('options-menu-button').click()
  await studio.getByRole('menuitem', { name: 'Upload' }).click()
  await (await chooser).setFiles({ name: 'fresh.png', mimeType: 'image/png', buffer: await picture() })
  await expect.poll(asset).not.toBe(before)
  const uploaded = await asset()
  expect(uploaded).toMatch(/^image-[0-9a-f]{40}-640x480-png$/)
  await studio.getByTestId('action-publish').click()
  // Warning: the text describes the old picture.
  await studio.getByRole('button', { name: 'Publish as it is' }).click()
  const file = uploaded.replace(/^image-/, '').replace(/-png$/, '.png')
  await expectPublished('/lab', file)
  const image = await fetch(`${addresses.contentLake}/images/local/production/${file}?w=320&auto=format`)
  expect(image.status).toBe(200)
  expect(image.headers.get('content-type')).toMatch(/^image\//)
})

test('a singleton offers neither deletion nor a copy, and cannot be created twice', async ({ studio }) => {
  // Without a draft there is no menu of actions.
  await createDraft('siteSettings', { tagline: 'zz-draft' })
  await openDocument(studio, 'siteSettings')
  await studio.getByTestId('pane-context-menu-button').click()
  await expect(studio.getByRole('menuitem').first()).toBeVisible()
  await expect(studio.getByRole('menuitem', { name: /delete|duplicate|unpublish/i })).toHaveCount(0)
  await studio.keyboard.press('Escape')
  await studio.getByTestId('action-menu-button').click()
  await expect(studio.getByRole('menuitem').first()).toBeVisible()
  await expect(studio.getByRole('menuitem', { name: /delete|duplicate|unpublish/i })).toHaveCount(0)
  await studio.keyboard.press('Escape')
  await studio.getByTestId('new-document-button').click()
  const create = (type: string) => studio.locator(`a[href*="intent/create"][href*="${type}"]`)
  await expect(create('portfolioItem')).toHaveCount(1)
  await expect(create('siteSettings')).toHaveCount(0)
  await expect(create('landingPage')).toHaveCount(0)
})

test('validation stops a fifth offering', async ({ studio }) => {
  await editorClient().createOrReplace({
    _id: 'drafts.fifth-offering',
    _type: 'offering',
    id: 'wiring-map',
    title: 'A fifth offering',
    description: 'One too many.',
    includes: ['nothing new'],
    color: 'gray',
  })
  await openDocument(studio, 'landing;offering;fifth-offering')
  await expect(studio.getByTestId('action-publish')).toBeDisabled()
  await studio.getByRole('button', { name: 'Publish check' }).first().click()
  await expect(
    studio.getByText(/The site has room for 4 offerings, and all places are taken/).first(),
  ).toBeVisible()
})

async function picture(): Promise<Buffer> {
  const background = { r: Math.floor(Math.random() * 255), g: 90, b: 60 }
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
}
