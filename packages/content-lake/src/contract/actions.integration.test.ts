import type { Action } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { contractLake } from './contract-lake.ts'

const lake = await contractLake()

const pair = (name: string) => ({ publishedId: lake.id(name), draftId: `drafts.${lake.id(name)}` })
const act = (...actions: Action[]) => lake.client.action(actions)
const read = (id: string) => lake.client.getDocument(id)
const createDraft = (name: string, more = {}) =>
  act({
    actionType: 'sanity.action.document.create',
    publishedId: lake.id(name),
    attributes: { _id: `drafts.${lake.id(name)}`, _type: lake.type, ...more },
    ifExists: 'fail',
  })

describe('actions', () => {
  test('create a draft, edit it, and publish it in one step', async () => {
    const { publishedId, draftId } = pair('life')
    await createDraft('life', { title: 'one' })
    await act({
      actionType: 'sanity.action.document.edit',
      publishedId,
      draftId,
      patch: { set: { title: 'two' } },
    })
    expect(await read(publishedId)).toBeFalsy()
    await act({ actionType: 'sanity.action.document.publish', publishedId, draftId })
    expect(await read(publishedId)).toMatchObject({ title: 'two' })
    expect(await read(draftId)).toBeFalsy()
  })

  test('publish a draft and remove its schedule in one step, of which a second time does nothing', async () => {
    const { publishedId, draftId } = pair('later')
    const schedule = `scheduled.${publishedId}`
    await createDraft('later', { title: 'one' })
    await lake.client.create({ _id: schedule, _type: lake.type })
    const publish = () =>
      act(
        { actionType: 'sanity.action.document.publish', publishedId, draftId },
        { actionType: 'sanity.action.document.delete', publishedId: schedule, includeDrafts: [] },
      )
    const both = await Promise.allSettled([publish(), publish()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await read(schedule)).toBeFalsy()
    await createDraft('later', { title: 'two' })
    await expect(publish(), 'a cancelled schedule publishes nothing').rejects.toThrow()
    expect(await read(publishedId)).toMatchObject({ title: 'one' })
    expect(await read(draftId)).toMatchObject({ title: 'two' })
  })

  test('start a draft from the published document at the first edit', async () => {
    const { publishedId, draftId } = pair('life')
    await act({
      actionType: 'sanity.action.document.edit',
      publishedId,
      draftId,
      patch: { set: { more: 1 } },
    })
    expect(await read(draftId)).toMatchObject({ title: 'two', more: 1 })
    expect(await read(publishedId)).not.toHaveProperty('more')
  })

  test('refuse to publish over a revision that the editor has not seen', async () => {
    const { publishedId, draftId } = pair('life')
    const publish = { actionType: 'sanity.action.document.publish', publishedId, draftId } as const
    await expect(act({ ...publish, ifPublishedRevisionId: 'stale' })).rejects.toMatchObject({
      statusCode: 409,
    })
    expect(await read(draftId)).toBeTruthy()
  })

  test('refuse to publish the draft of another document', async () => {
    await createDraft('mine', { title: 'mine' })
    await lake.client.createOrReplace({ _id: lake.id('theirs'), _type: lake.type, title: 'theirs' })
    const { draftId } = pair('mine')
    const publish = { actionType: 'sanity.action.document.publish', draftId } as const
    await expect(act({ ...publish, publishedId: lake.id('theirs') })).rejects.toSatisfy(
      ({ statusCode }) => statusCode >= 400 && statusCode < 500,
    )
    expect(await read(lake.id('theirs'))).toMatchObject({ title: 'theirs' })
    expect(await read(draftId)).toBeTruthy()
  })

  test('discard a draft', async () => {
    const { publishedId, draftId } = pair('life')
    await act({ actionType: 'sanity.action.document.version.discard', versionId: draftId })
    expect(await read(draftId)).toBeFalsy()
    expect(await read(publishedId)).toBeTruthy()
  })

  test('unpublish: the published document becomes the draft', async () => {
    const { publishedId, draftId } = pair('life')
    await act({ actionType: 'sanity.action.document.unpublish', publishedId, draftId })
    expect(await read(publishedId)).toBeFalsy()
    expect(await read(draftId)).toMatchObject({ title: 'two' })
  })

  test('replace a draft, which is how the Studio restores an old revision', async () => {
    const { publishedId, draftId } = pair('life')
    const attributes = { _id: draftId, _type: lake.type, title: 'restored' }
    await act({ actionType: 'sanity.action.document.replaceDraft', publishedId, attributes })
    expect(await read(draftId)).toMatchObject({ title: 'restored' })
    expect(await read(draftId)).not.toHaveProperty('more')
  })

  test('delete a document with its draft', async () => {
    const { publishedId, draftId } = pair('life')
    await act({ actionType: 'sanity.action.document.publish', publishedId, draftId })
    await act({ actionType: 'sanity.action.document.edit', publishedId, draftId, patch: { set: { n: 1 } } })
    await act({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts: [draftId] })
    expect(await read(publishedId)).toBeFalsy()
    expect(await read(draftId)).toBeFalsy()
  })

  test('make references strong at publishing', async () => {
    await lake.client.create({ _id: lake.id('target'), _type: lake.type })
    const to = {
      _type: 'reference',
      _ref: lake.id('target'),
      _weak: true,
      _strengthenOnPublish: { type: lake.type },
    }
    await createDraft('pointing', { to })
    await act({ actionType: 'sanity.action.document.publish', ...pair('pointing') })
    expect((await read(lake.id('pointing')))?.to).toEqual({ _type: 'reference', _ref: lake.id('target') })
    await expect(lake.client.delete(lake.id('target'))).rejects.toMatchObject({ statusCode: 409 })
  })

  test('are applied atomically', async () => {
    const { publishedId, draftId } = pair('never')
    const attributes = { _id: draftId, _type: lake.type }
    await expect(
      act(
        { actionType: 'sanity.action.document.create', publishedId, attributes, ifExists: 'fail' },
        { actionType: 'sanity.action.document.publish', ...pair('missing') },
      ),
    ).rejects.toMatchObject({ statusCode: 409 })
    expect(await read(draftId)).toBeFalsy()
  })
})
