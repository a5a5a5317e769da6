import { singletons } from '@wiring/content/singletons'
import { expect, test } from 'vitest'
import { actionsOfSingletons, withoutSingletons } from './singletons.ts'

const named = (action: string) => Object.assign(() => null, { action })
const all = ['publish', 'discardChanges', 'restore', 'unpublish', 'duplicate', 'delete'].map(named)
const left = (schemaType: string) =>
  actionsOfSingletons(all as never, { schemaType } as never).map(({ action }) => action)

test.each(singletons)(
  'lets %s be published and restored, never deleted, doubled or taken offline',
  (name) => {
    expect(left(name)).toEqual(['publish', 'discardChanges', 'restore'])
  },
)

test('leaves the actions of every other type alone', () => {
  expect(left('offering')).toHaveLength(all.length)
})

test('offers no singleton as a new document', () => {
  const templates = [...singletons, 'offering'].map((templateId) => ({ templateId }))
  expect(withoutSingletons(templates as never, {} as never)).toEqual([{ templateId: 'offering' }])
})
