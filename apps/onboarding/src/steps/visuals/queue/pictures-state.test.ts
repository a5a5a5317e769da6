import { maxImages } from '@wiring/session/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  noPictures,
  type PicturesAction,
  type PicturesState,
  picturesReducer,
  storedUrls,
} from './pictures-state.ts'

const facts = { type: 'image/png', width: 1, height: 1, bytes: 1, firstFrame: false } as const
const play = (actions: readonly PicturesAction[], start: PicturesState = noPictures) =>
  actions.reduce(picturesReducer, start)

const add = (id: string): PicturesAction => ({ type: 'added', id, name: `${id}.png` })
const prepared = (id: string): PicturesAction => ({ type: 'prepared', id, facts })
const sent = (id: string, attempt = 1): PicturesAction => ({ type: 'sent', id, path: `x/${id}`, attempt })
const stored = (id: string): PicturesAction => ({ type: 'stored', id, url: `https://s/${id}` })

test('a picture goes from the file to its address', () => {
  const actions = [add('a'), prepared('a'), sent('a')]
  expect(play(actions).pictures[0]).toMatchObject({ state: 'uploading', share: 0, path: 'x/a' })
  expect(storedUrls(play(actions))).toBeNull()
  expect(storedUrls(play([...actions, stored('a')]))).toEqual(['https://s/a'])
})

test('a fourth picture is not added', () => {
  expect(play([add('a'), add('b'), add('c'), add('d')]).pictures.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('what is stored stays stored while another fails', () => {
  const current = play([
    ...['a', 'b'].flatMap((id) => [add(id), prepared(id), sent(id)]),
    stored('a'),
    { type: 'failed', id: 'b' },
    { type: 'failed', id: 'a' },
    { type: 'cancelled', id: 'a' },
  ])
  expect(current.pictures.map(({ state }) => state)).toEqual(['stored', 'failed'])
})

test('a retry goes to the same path, so that no second copy can appear', () => {
  const current = play([add('a'), prepared('a'), sent('a'), { type: 'failed', id: 'a' }])
  expect(current.pictures[0]).toMatchObject({ state: 'failed', path: 'x/a' })
})

test('new content for a picture is a new object', () => {
  const current = play([
    add('a'),
    prepared('a'),
    sent('a'),
    { type: 'cancelled', id: 'a' },
    { type: 'prepareAgain', id: 'a' },
    prepared('a'),
  ])
  expect(current.pictures[0]).toMatchObject({ state: 'ready', path: null })
})

test('progress never runs backwards', () => {
  const back = [0.5, 0.2].map((share): PicturesAction => ({ type: 'progressed', id: 'a', share }))
  expect(play([add('a'), prepared('a'), sent('a'), ...back]).pictures[0]).toMatchObject({ share: 0.5 })
})

test.each<[string, PicturesAction]>([
  ['adding', add('b')],
  ['removing', { type: 'removed', id: 'a' }],
  ['cancelling', { type: 'cancelled', id: 'a' }],
])('%s takes the wish to finish back', (_, action) => {
  const current = play([add('a'), prepared('a'), { type: 'finishing', finishing: true }, sent('a'), action])
  expect(current.finishing).toBe(false)
})

test('what the session holds comes first, what waits here follows, three at most', () => {
  const restored = ['1', '2'].map((id) => ({ id, name: id, url: `https://s/${id}`, facts: null }))
  const current = play([add('a'), add('b'), { type: 'restored', stored: restored }])
  expect(current.pictures.map(({ id }) => id)).toEqual(['1', '2', 'a'])
})

const id = fc.constantFrom('a', 'b', 'c', 'd')
const action: fc.Arbitrary<PicturesAction> = fc.oneof(
  id.map(add),
  id.map(prepared),
  id.map((each) => sent(each)),
  id.map(stored),
  fc.record({ type: fc.constantFrom('removed', 'prepareAgain', 'failed', 'cancelled', 'dismissed'), id }),
  fc.record({ type: fc.constant('progressed'), id, share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ type: fc.constant('paused'), id, reason: fc.constantFrom('retry', 'offline') }),
  fc.record({ type: fc.constant('finishing'), finishing: fc.boolean() }),
)

test('whatever happens: three pictures at most, each once, no address twice, nothing stored is lost unasked', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      let current = noPictures
      for (const each of actions) {
        const before = current.pictures.filter(({ state }) => state === 'stored')
        current = picturesReducer(current, each)
        const ids = current.pictures.map((picture) => picture.id)
        expect(ids.length).toBeLessThanOrEqual(maxImages)
        expect(new Set(ids).size).toBe(ids.length)
        for (const kept of before)
          if (each.type !== 'removed' || each.id !== kept.id) expect(current.pictures).toContain(kept)
      }
    }),
  )
})
