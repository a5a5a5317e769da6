import { maxImages } from '@wiring/session/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts } from '../../../../tests/fake-browser.ts'
import {
  noPictures,
  type PicturesAction,
  type PicturesState,
  picturesReducer,
  storedUrls,
} from './pictures-state.ts'

const blob = new Blob(['pixels'])
const reduce = (actions: readonly PicturesAction[], start: PicturesState = noPictures) =>
  actions.reduce(picturesReducer, start)

const add = (id: string): PicturesAction => ({ type: 'added', id, name: `${id}.png` })
const prepared = (id: string): PicturesAction => ({ type: 'prepared', id, facts, blob })
const started = (id: string): PicturesAction => ({ type: 'uploadStarted', id, path: `x/${id}`, attempt: 1 })
const stored = (id: string): PicturesAction => ({ type: 'stored', id, url: `https://s/${id}` })

test('a picture goes from reading to stored', () => {
  const actions = [add('a'), prepared('a'), started('a')]
  expect(reduce(actions).pictures[0]).toMatchObject({ state: 'uploading', progress: 0, path: 'x/a' })
  expect(storedUrls(reduce(actions))).toBeNull()
  expect(storedUrls(reduce([...actions, stored('a')]))).toEqual(['https://s/a'])
})

test('a fourth picture is not added', () => {
  const { pictures } = reduce([add('a'), add('b'), add('c'), add('d')])
  expect(pictures.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('a stored picture stays stored while another fails', () => {
  const current = reduce([
    ...['a', 'b'].flatMap((id) => [add(id), prepared(id), started(id)]),
    stored('a'),
    { type: 'failed', id: 'b' },
    { type: 'failed', id: 'a' },
    { type: 'cancelled', id: 'a' },
  ])
  expect(current.pictures.map(({ state }) => state)).toEqual(['stored', 'failed'])
})

test('a retry uses the same path, so that no second copy can appear', () => {
  const current = reduce([add('a'), prepared('a'), started('a'), { type: 'failed', id: 'a' }])
  expect(current.pictures[0]).toMatchObject({ state: 'failed', path: 'x/a' })
})

test('a picture that is prepared again gets a new path', () => {
  const current = reduce([
    add('a'),
    prepared('a'),
    started('a'),
    { type: 'cancelled', id: 'a' },
    { type: 'prepareAgain', id: 'a' },
    prepared('a'),
  ])
  expect(current.pictures[0]).toMatchObject({ state: 'ready', path: null })
})

test('progress never decreases', () => {
  const back = [0.5, 0.2].map((progress): PicturesAction => ({ type: 'progressed', id: 'a', progress }))
  expect(reduce([add('a'), prepared('a'), started('a'), ...back]).pictures[0]).toMatchObject({
    progress: 0.5,
  })
})

test.each<[string, PicturesAction]>([
  ['adding', add('b')],
  ['removing', { type: 'removed', id: 'a' }],
  ['cancelling', { type: 'cancelled', id: 'a' }],
])('%s a picture resets finishing', (_, action) => {
  const current = reduce([
    add('a'),
    prepared('a'),
    { type: 'finishing', finishing: true },
    started('a'),
    action,
  ])
  expect(current.finishing).toBe(false)
})

test('restored pictures come first, those of this device follow, three at most', () => {
  const restored = ['1', '2'].map((id) => ({ id, name: id, url: `https://s/${id}`, facts: null }))
  const current = reduce([add('a'), add('b'), { type: 'restored', stored: restored }])
  expect(current.pictures.map(({ id }) => id)).toEqual(['1', '2', 'a'])
})

const id = fc.constantFrom('a', 'b', 'c', 'd')
const action: fc.Arbitrary<PicturesAction> = fc.oneof(
  id.map(add),
  id.map(prepared),
  id.map((each) => started(each)),
  id.map(stored),
  fc.record({ type: fc.constantFrom('removed', 'prepareAgain', 'failed', 'cancelled', 'dismissed'), id }),
  fc.record({ type: fc.constant('progressed'), id, progress: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ type: fc.constant('paused'), id, reason: fc.constantFrom('retry', 'offline') }),
  fc.record({ type: fc.constant('finishing'), finishing: fc.boolean() }),
)

test('after any actions: three pictures at most, each once, and stored ones stay until removed', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      let current = noPictures
      for (const each of actions) {
        const before = current.pictures.filter((picture) => picture.state === 'stored')
        current = picturesReducer(current, each)
        const ids = current.pictures.map((picture) => picture.id)
        expect(ids.length).toBeLessThanOrEqual(maxImages)
        expect(new Set(ids).size).toBe(ids.length)
        for (const kept of before)
          if (each.type !== 'removed' || each.id !== kept.id)
            expect(current.pictures).toContainEqual(expect.objectContaining({ id: kept.id, url: kept.url }))
      }
    }),
  )
})
