import { surplusWidth } from '../accessibility/violations.ts'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { createDraft } from './drafts.ts'
import { openPublishCheck, openTool } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

const idOf = (type: string) =>
  editorClient().fetch<string>('*[_type == $type && !(_id in path("drafts.**"))] | order(orderRank)[0]._id', {
    type,
  })

test('a dead link holds Publish, and a click on it opens its field', async ({ studio }) => {
  const id = await idOf('offering')
  await createDraft(id, { link: '/no-such-page', linkText: 'Read more' })
  await openPublishCheck(studio, `landing;offering;${id}`)
  const problem = studio.getByRole('button', { name: /\/no-such-page leads nowhere/ })
  await expect(problem).toBeVisible()
  await expect(studio.getByTestId('action-publish')).toBeDisabled()
  await problem.click()
  await expect(studio.getByTestId('field-link').locator('input')).toBeVisible()
  await studio.getByTestId('field-link').locator('input').fill('/lab')
  await expect(problem).toHaveCount(0)
  await expect(studio.getByTestId('action-publish')).toBeEnabled()
  await expect.poll(async () => (await editorClient().getDocument(`drafts.${id}`))?.link).toBe('/lab')
})

test('a wrong sum is a warning that does not hold Publish', async ({ studio }) => {
  const id = await idOf('pricingPlan')
  await createDraft(id, { yearly: 999 })
  await openPublishCheck(studio, `console;pricingPlan;${id}`)
  await expect(studio.getByTestId('publish-check').getByText(/Twelve months less 20 % are/)).toBeVisible()
  await expect(studio.getByTestId('action-publish')).toBeEnabled()
})

test('a picture without a text alternative and a text that is too long hold Publish', async ({ studio }) => {
  const id = await idOf('portfolioItem')
  await createDraft(id, { 'image.alt': '', title: 'x'.repeat(300) })
  await openPublishCheck(studio, `lab;portfolioItem;${id}`)
  const panel = studio.getByTestId('publish-check')
  await expect(panel.getByText(/Say what the picture shows|no text alternative/).first()).toBeVisible()
  await expect(panel.getByText('Title', { exact: true })).toBeVisible()
  await expect(studio.getByTestId('action-publish')).toBeDisabled()
})

test('a new picture with the words of the old one is counted, and asked about before it is published', async ({
  studio,
}) => {
  const lake = editorClient()
  const [id = '', other = ''] = await lake.fetch<string[]>(
    '*[_type == "portfolioItem" && !(_id in path("drafts.**"))] | order(orderRank)[0...2]._id',
  )
  const [before, neighbour] = await Promise.all([lake.getDocument(id), lake.getDocument(other)])
  await createDraft(id, { 'image.asset': neighbour?.image.asset })
  await openTool(studio, `/structure/lab;portfolioItem;${id}`)
  await expect(studio.getByRole('button', { name: 'Publish check: 1 worth another look' })).toBeVisible()
  await studio.getByTestId('action-publish').click()
  const question = studio.getByText(/Does the text alternative of the old one still fit/)
  await expect(question).toBeVisible()
  await studio.getByRole('button', { name: 'Look again' }).click()
  await expect(question).toHaveCount(0)
  expect((await lake.getDocument(id))?.image.asset._ref).toBe(before?.image.asset._ref)
  await studio.getByTestId('action-menu-button').click()
  await studio.getByRole('menuitem', { name: 'Publish later' }).click()
  await expect(studio.getByTestId('publish-later')).toContainText('One thing is worth another look:')
  await expect(question).toBeVisible()
  await studio.keyboard.press('Escape')
  await studio.getByTestId('action-publish').click()
  await studio.getByRole('button', { name: 'Publish as it is' }).click()
  await expect
    .poll(async () => (await lake.getDocument(id))?.image.asset._ref)
    .toBe(neighbour?.image.asset._ref)
})

test('the check shows the search result and the social card as they will look, with their lengths', async ({
  studio,
}) => {
  const title =
    `A title that is far too long for a search result and is therefore cut ${'on '.repeat(8)}`.trim()
  await createDraft('landingPage', { 'seo.title': title })
  await openPublishCheck(studio, 'landing;landingPage')
  const preview = studio.getByTestId('publish-check').getByTestId('search-preview')
  await expect(preview).toContainText('A title that is far too long for a search result and is …')
  await expect(preview).toContainText(`${title.length} of 60: ${title.length - 60} too many`)
  const card = preview.locator('img')
  await expect(card).toHaveJSProperty('complete', true)
  expect(await card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('each form says what it is, where it shows and what good looks like', async ({ studio }) => {
  await openTool(studio, '/structure/landing;foundersNote')
  const help = studio.getByTestId('help')
  await expect(help).toContainText('Where it shows: Landing page')
  await expect(help).toContainText('What good looks like')
  await expect(help.locator('svg[aria-hidden]')).toBeVisible()
})

test('redirects that make a loop or a chain hold Publish', async ({ studio }) => {
  const lake = editorClient()
  await lake.createOrReplace({ _id: 'check-a', _type: 'redirect', from: '/check-a', to: '/lab' })
  for (const [to, sentence] of [
    ['/check-b', /leads back to the address it comes from/],
    ['/check-a', /That address is redirected itself/],
  ] as const) {
    await lake.createOrReplace({ _id: 'drafts.check-b', _type: 'redirect', from: '/check-b', to })
    await openPublishCheck(studio, 'redirect;check-b')
    await expect(studio.getByTestId('publish-check').getByText(sentence)).toBeVisible()
    await expect(studio.getByTestId('action-publish')).toBeDisabled()
  }
})

test('on a phone an editor can change a text and publish it', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(`${addresses.studio}/structure/landing;foundersNote`)
  await expect(page.getByTestId('action-publish')).toBeVisible()
  const field = page.getByTestId('field-name').locator('input')
  await field.scrollIntoViewIfNeeded()
  await expect(field).toBeEditable()
  await field.fill('A Phone Editor')
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await page.getByTestId('action-publish').click()
  await expect
    .poll(async () => (await editorClient().getDocument('foundersNote'))?.name)
    .toBe('A Phone Editor')
  expect(await surplusWidth(page), 'the Studio scrolls sideways').toBe(0)
  await context.close()
})
