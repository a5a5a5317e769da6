import type { SanityClient, SanityDocument } from 'sanity'
import { expect, test } from 'vitest'
import { sentences } from './delete-action.tsx'
import { bringBack, moveToTrash, readDeleted, takeOff } from './trash.ts'

const card = { _id: 'card', _type: 'mirrorCard', _rev: 'r', title: 'Noise' } as unknown as SanityDocument
const draft = { ...card, _id: 'drafts.card', _rev: 'd' }

/** Keeps what a transaction would do. */
function recorder() {
  const done: [string, unknown][] = []
  const transaction = {
    createOrReplace: (document: unknown) => record('createOrReplace', document),
    create: (document: unknown) => record('create', document),
    createIfNotExists: (document: unknown) => record('createIfNotExists', document),
    patch: (id: string) => record('patch', id),
    delete: (id: string) => record('delete', id),
    commit: async () => undefined,
  }
  const record = (verb: string, value: unknown) => {
    done.push([verb, value])
    return transaction
  }
  return { done, client: { transaction: () => transaction } as unknown as SanityClient }
}

test('what is deleted goes with its draft, in one transaction that keeps both, and comes back as it was', async () => {
  const { done, client } = recorder()
  await moveToTrash(client, card, draft, '2026-11-25T10:00:00Z')
  expect(done.map(([verb]) => verb)).toEqual(['createOrReplace', 'patch', 'delete', 'patch', 'delete'])
  // The site asks for both, for the date of its pages.
  expect(done[0]?.[1]).toMatchObject({ deletedType: 'mirrorCard', deletedAt: '2026-11-25T10:00:00Z' })
  const [deleted] = readDeleted([done[0]?.[1] as Parameters<typeof readDeleted>[0][number]], ['mirrorCard'])
  expect(deleted).toMatchObject({ published: card, draft })
  if (!deleted) throw new Error('Nothing was kept.')

  const back = recorder()
  await bringBack(back.client, deleted)
  expect(back.done).toEqual([
    ['create', { _id: 'card', _type: 'mirrorCard', title: 'Noise' }],
    ['create', { _id: 'drafts.card', _type: 'mirrorCard', title: 'Noise' }],
    ['delete', 'private.deleted.card'],
  ])
})

test('what is taken off the site stays as a draft, and comes back beside it', async () => {
  const { done, client } = recorder()
  await takeOff(client.transaction(), card, '2026-11-25T10:00:00Z').commit()
  expect(done.map(([verb]) => verb)).toEqual(['createOrReplace', 'patch', 'createIfNotExists', 'delete'])
  expect(done[2]?.[1]).toEqual({ _id: 'drafts.card', _type: 'mirrorCard', title: 'Noise' })
  const [deleted] = readDeleted([done[0]?.[1] as Parameters<typeof readDeleted>[0][number]], ['mirrorCard'])
  expect(deleted).toMatchObject({ published: card, draft: null, takenOff: true })
  if (!deleted) throw new Error('Nothing was kept.')
  const back = recorder()
  await bringBack(back.client, deleted)
  expect(back.done.map(([verb]) => verb)).toEqual(['create', 'delete'])
})

test('before a deletion it is said what visitors lose, and how many the page is drawn for', () => {
  const neighbours = [{ color: 'red' }, { color: 'green' }]
  const context = { redirected: [], neighbours, sharedCard: true }
  expect(sentences('mirrorCard', card, context, ['Its draft goes, too.'])).toEqual([
    'Visitors see this now, and lose it at once.',
    'The page is drawn for 3 mirror cards; there will be 2.',
    'Its draft goes, too.',
    '“Undo” brings it back.',
  ])
  expect(sentences('redirect', { unpublishAt: '2020-01-01T00:00:00Z' }, context, [])).toEqual([
    'Visitors do not see this now.',
    '“Undo” brings it back.',
  ])
})
