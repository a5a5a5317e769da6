import { expect, test } from 'vitest'
import { facts } from '../../../tests/fake-browser.ts'
import { noPictures, type PicturesState, type QueuedPicture } from './queue/pictures-state.ts'
import { announcement, statusText } from './upload-status.tsx'

const own = { id: 'a', name: 'map.png' }
const prepared = { ...own, facts, blob: new Blob(), path: null }
const reading: QueuedPicture = { ...own, state: 'reading', blob: null }
const ready: QueuedPicture = { ...prepared, state: 'ready' }
const uploading = (progress: number, attempt = 1): QueuedPicture => ({
  ...prepared,
  state: 'uploading',
  progress,
  attempt,
})
const waiting = (reason: 'retry' | 'offline'): QueuedPicture => ({ ...prepared, state: 'waiting', reason })
const failed: QueuedPicture = { ...prepared, state: 'failed' }
const stored: QueuedPicture = { ...own, state: 'stored', url: 'https://x', facts, blob: null }
const state = (...pictures: QueuedPicture[]): PicturesState => ({ ...noPictures, pictures })

test.each([
  ['being read', state(), state(reading), 'Reading map.png.'],
  ['ready', state(reading), state(ready), 'map.png is ready.'],
  ['sent', state(ready), state(uploading(0)), 'Uploading map.png.'],
  ['half sent', state(uploading(0.4)), state(uploading(0.5)), 'map.png: 50 percent.'],
  ['a little further', state(uploading(0.5)), state(uploading(0.6)), ''],
  ['offline', state(uploading(0.5)), state(waiting('offline')), 'map.png waits for the network.'],
  ['cancelled', state(uploading(0.5)), state(ready), 'Upload of map.png cancelled.'],
  ['lost', state(uploading(0.5)), state(failed), 'map.png could not be uploaded.'],
  ['stored', state(uploading(0.9)), state(stored), 'map.png is uploaded.'],
  ['restored', state(), state(stored), ''],
  ['removed', state(stored), state(), 'map.png removed. 0 of 3 places used.'],
  ['refused', state(reading), state(), ''],
  ['the same', state(stored), state(stored), ''],
])('a picture that is %s is announced', (_, before, after, text) => {
  expect(announcement(before, after)).toBe(text)
})

test('what was said stays until something else is so', () => {
  const said = 'Reading map.png.'
  expect(statusText(said, state(reading), state(reading))).toBe(said)
  expect(statusText(said, state(reading), state(ready))).toBe('map.png is ready.')
  expect(statusText(said, state(reading), state())).toBe('')
})

test('an interruption is announced once, later attempts are not', () => {
  const interrupted = 'Upload of map.png was interrupted and will be tried again.'
  expect(announcement(state(uploading(0.2)), state(waiting('retry')))).toBe(interrupted)
  expect(announcement(state(waiting('retry')), state(uploading(0, 2)))).toBe('')
})
