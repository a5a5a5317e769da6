import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { editorClient } from '../running-stack/content.ts'
import { expectPublished, pageContains } from '../running-stack/site-pages.ts'
import { visitDrafts } from './drafts.ts'
import { openDocument, openPreviewBar, openTool, toolMounted } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

async function openChanges(undo: Locator, text: string): Promise<void> {
  await undo.getByRole('button', { name: 'What changed?' }).click()
  await expect(undo).toContainText(text)
}

test('a bad publish is rolled back from the preview bar, and the roll-back can be rolled back', async ({
  page,
  context,
}) => {
  const lake = editorClient()
  const original = (await lake.getDocument('landingPage'))?.hero?.title as string
  const mistake = `A mistake ${randomUUID().slice(0, 8)}`
  await lake.patch('landingPage').set({ 'hero.title': mistake }).commit()
  await expectPublished('/', mistake)
  await visitDrafts(page)
  await openPreviewBar(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Undo a publish' }).click()
  const tool = await opened
  await toolMounted(tool)
  const undo = tool.getByTestId('undo-landingPage').first()
  await openChanges(undo, 'Hero › Headline')
  await expect(undo).toContainText(`Public now: ${mistake}`)
  await expect(undo).toContainText(`Back to: ${original}`)
  await undo.getByRole('button', { name: 'Put this back' }).click()
  await expect.poll(async () => (await lake.getDocument('landingPage'))?.hero?.title).toBe(original)
  await expect.poll(() => pageContains('/', mistake)).toBe(false)
  await expect(undo).not.toContainText(`Public now: ${mistake}`)
  await openChanges(undo, `Back to: ${mistake}`)
  await undo.getByRole('button', { name: 'Put this back' }).click()
  await expect.poll(async () => (await lake.getDocument('landingPage'))?.hero?.title).toBe(mistake)
})

test('an undo never overwrites what somebody published meanwhile', async ({ studio }) => {
  const lake = editorClient()
  await lake.patch('foundersNote').set({ name: 'First change' }).commit()
  await openTool(studio, '/undo?page=/')
  const undo = studio.getByTestId('undo-foundersNote').first()
  await openChanges(undo, 'First change')
  await lake.patch('foundersNote').set({ name: 'Second change' }).commit()
  await undo.getByRole('button', { name: 'Put this back' }).click()
  await expect(studio.getByText('Somebody has published meanwhile. Look again.')).toBeVisible()
  expect((await lake.getDocument('foundersNote'))?.name).toBe('Second change')
})

test('one drag is one entry; an older one that would break a rule is refused with the reason', async ({
  studio,
}) => {
  const lake = editorClient()
  const all = await lake.fetch<{ _id: string; _type: string; number: number }[]>(
    '*[_type == "approachStep" && !(_id in path("drafts.**"))] | order(number)',
  )
  const numbers = () =>
    lake.fetch<number[]>('*[_id in $ids] | order(_id).number', { ids: all.map(({ _id }) => _id) })
  const renumber = async (changes: Record<number, number>) => {
    for (const [at, number] of Object.entries(changes))
      await lake
        .patch(all[Number(at)]?._id ?? '')
        .set({ number })
        .commit()
  }
  const original = await numbers()
  await lake
    .transaction()
    .patch(all[0]?._id ?? '', { set: { number: 2 } })
    .patch(all[1]?._id ?? '', { set: { number: 1 } })
    .commit()
  const once = await numbers()
  await renumber({ 2: 1, 1: 3 })
  await openTool(studio, '/undo')
  const drag = studio.getByTestId(`undo-${all[0]?._id}+${all[1]?._id}`).first()
  await openChanges(drag, 'Back to: 1')
  await drag.getByRole('button', { name: 'Put all of this back' }).click()
  await expect(drag.getByRole('alert')).toContainText('Another one already has “1”. Each may be used once.')
  await renumber({ 2: 3, 1: 1 })
  expect(await numbers()).toEqual(once)
  await openTool(studio, '/undo')
  await openChanges(drag, 'Back to: 1')
  await drag.getByRole('button', { name: 'Put all of this back' }).click()
  await expect.poll(numbers).toEqual(original)
})

test('a first publish is taken off the site and stays a draft; the seed fills no list; a draft is named', async ({
  studio,
}) => {
  const lake = editorClient()
  const id = `banner-${randomUUID()}`
  const policy = (await lake.getDocument('privacyPolicy')) as { _id: string; _type: string; title: string }
  const text = `First words ${id.slice(-6)}`
  await lake.create({ _id: `drafts.${id}`, _type: 'banner', text })
  await lake.action({
    actionType: 'sanity.action.document.publish',
    publishedId: id,
    draftId: `drafts.${id}`,
  })
  await lake.patch('privacyPolicy').set({ title: 'Changed by mistake' }).commit()
  await lake.createOrReplace({ ...policy, _id: 'drafts.privacyPolicy', title: 'Being written' })
  await openTool(studio, '/undo')
  const banner = studio.getByTestId(`undo-${id}`)
  await openChanges(banner, 'It was published for the first time.')
  await expect(banner).toContainText(/first published on \w+day \d+ \w+ 20\d\d at \d\d:\d\d \(/)
  await expect(studio.getByTestId(/^undo-mapExplainer/), 'the seed').toHaveCount(0)
  await banner.getByRole('button', { name: 'Take it off the site' }).click()
  await expect.poll(() => lake.getDocument(id)).toBeFalsy()
  expect(await lake.getDocument(`drafts.${id}`)).toMatchObject({ text })
  const changed = studio.getByTestId('undo-privacyPolicy').first()
  await openChanges(changed, 'Public now: Changed by mistake')
  await expect(changed).toContainText('A draft of this document exists.')
  await expect(changed).toContainText('Title: Being written')
  await changed.getByRole('button', { name: 'Put this back' }).click()
  await expect.poll(async () => (await lake.getDocument('privacyPolicy'))?.title).toBe(policy.title)
})

for (const { action, press, draftStays } of [
  { action: 'Delete', press: 'Delete it', draftStays: false },
  { action: 'Unpublish', press: 'Take it off', draftStays: true },
])
  test(`${action} says what visitors lose, and Undo brings the document back as it was`, async ({
    studio,
  }) => {
    const lake = editorClient()
    const [found] = await lake.fetch<{ _id: string; _rev: string; _updatedAt: string; title: string }[]>(
      '*[_type == "portfolioItem" && !(_id in path("drafts.**"))] | order(orderRank)[0...1]',
    )
    const { _rev, _updatedAt, ...before } = found ?? { _id: '', _rev: '', _updatedAt: '', title: '' }
    const id = before._id
    const caption = `<h3>${before.title}</h3>`
    await openDocument(studio, `lab;portfolioItem;${id}`)
    // Sanity offers Unpublish where the published version is looked at.
    if (draftStays) await studio.getByTestId('document-header-Published-chip').click()
    const choose = async () => {
      if (draftStays) return studio.getByTestId('action-unpublish').click()
      await studio.getByTestId('action-menu-button').click()
      await studio.getByRole('menuitem', { name: action }).click()
    }
    await choose()
    await expect(studio.getByText('Visitors see this now, and lose it at once.')).toBeVisible()
    await studio.getByRole('button', { name: 'Keep it' }).click()
    expect(await lake.getDocument(id)).toMatchObject(before)
    await choose()
    await studio.getByRole('button', { name: press }).click()
    await expect.poll(() => lake.getDocument(id)).toBeFalsy()
    expect(Boolean(await lake.getDocument(`drafts.${id}`))).toBe(draftStays)
    await expect.poll(() => pageContains('/lab', caption)).toBe(false)
    await openTool(studio, '/undo?page=/lab')
    await studio.getByTestId(`deleted-${id}`).getByRole('button', { name: 'Bring it back' }).click()
    await expect(studio.getByText(`${before.title} is public again.`)).toBeVisible()
    expect(await lake.getDocument(id)).toMatchObject(before)
    await expect.poll(() => pageContains('/lab', caption)).toBe(true)
  })
