import { describe, expect, test } from 'vitest'
import { Documents } from '../documents/documents.ts'
import { perspectivesOf } from './query-routes.ts'
import { viewOf } from './view.ts'

function dataset(...ids: string[]): Documents {
  const documents = new Documents()
  const base = { _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '' }
  for (const id of ids) documents.put(id, { ...base, _id: id, from: id })
  return documents
}

const fromOf = (documents: Documents, perspectives: string[], privileged = true) =>
  viewOf(documents, perspectives, privileged).all.map(({ from }) => from)

describe('perspectives', () => {
  test('are raw before 2025-02-19 and published since, unless the request says otherwise', () => {
    expect(perspectivesOf([], 'v2021-06-07')).toEqual(['raw'])
    expect(perspectivesOf([], 'v1')).toEqual(['raw'])
    expect(perspectivesOf([], 'v2025-02-19')).toEqual(['published'])
    expect(perspectivesOf(['previewDrafts'], 'v1')).toEqual(['drafts'])
    expect(perspectivesOf(['rABC,drafts,published'], 'vX')).toEqual(['rABC', 'drafts'])
  })

  test('show the draft in place of the published document, under the published id', () => {
    const documents = dataset('a', 'drafts.a', 'drafts.b', 'versions.r1.a')
    expect(fromOf(documents, ['drafts'])).toEqual(['drafts.a', 'drafts.b'])
    expect(viewOf(documents, ['drafts'], true).targets.get('a')).toMatchObject({
      _id: 'a',
      _originalId: 'drafts.a',
    })
    expect(fromOf(documents, ['published'])).toEqual(['a'])
    expect(fromOf(documents, ['r1', 'drafts'])).toEqual(['versions.r1.a', 'drafts.b'])
  })

  test('hide every id with a dot from readers without the token, in every perspective', () => {
    const documents = dataset('a', 'secret.x', 'drafts.a', 'versions.r1.a', '_.groups.x')
    for (const perspectives of [['raw'], ['published'], ['drafts'], ['r1', 'drafts']])
      expect(fromOf(documents, perspectives, false)).toEqual(['a'])
  })

  test('are updated after a change', () => {
    const documents = dataset('a')
    expect(fromOf(documents, ['published'])).toEqual(['a'])
    documents.put('a', null)
    expect(fromOf(documents, ['published'])).toEqual([])
  })
})
