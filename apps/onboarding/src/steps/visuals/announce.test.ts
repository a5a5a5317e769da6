import { expect, test } from 'vitest'
import { announcement } from './announce.ts'
import { emptyTray, type Picture, type TrayState } from './tray/tray-state.ts'

const facts = { type: 'image/png', width: 1, height: 1, bytes: 1, firstFrame: false } as const
const own = { id: 'a', name: 'map.png' }
const prepared = { ...own, facts, path: null }
const reading: Picture = { ...own, state: 'reading' }
const ready: Picture = { ...prepared, state: 'ready' }
const uploading = (share: number, attempt = 1): Picture => ({
  ...prepared,
  state: 'uploading',
  share,
  attempt,
})
const waiting = (reason: 'retry' | 'offline'): Picture => ({
  ...prepared,
  state: 'waiting',
  attempt: 1,
  reason,
})
const failed: Picture = { ...prepared, state: 'failed' }
const stored: Picture = { ...own, state: 'stored', url: 'https://x', facts }
const tray = (...pictures: Picture[]): TrayState => ({ ...emptyTray, pictures })

test.each([
  ['being read', tray(), tray(reading), 'Reading map.png.'],
  ['ready', tray(reading), tray(ready), 'map.png is ready.'],
  ['sent', tray(ready), tray(uploading(0)), 'Uploading map.png.'],
  ['half sent', tray(uploading(0.4)), tray(uploading(0.5)), 'map.png: 50 percent.'],
  ['a little further', tray(uploading(0.5)), tray(uploading(0.6)), ''],
  ['offline', tray(uploading(0.5)), tray(waiting('offline')), 'map.png waits for the network.'],
  ['cancelled', tray(uploading(0.5)), tray(ready), 'Upload of map.png cancelled.'],
  ['lost', tray(uploading(0.5)), tray(failed), 'map.png could not be uploaded.'],
  ['stored', tray(uploading(0.9)), tray(stored), 'map.png is uploaded.'],
  ['restored', tray(), tray(stored), ''],
  ['removed', tray(stored), tray(), 'map.png removed. 0 of 3 places used.'],
  ['refused', tray(reading), tray(), ''],
  ['the same', tray(stored), tray(stored), ''],
])('a picture that is %s', (_, before, after, words) => {
  expect(announcement(before, after)).toBe(words)
})

test('an interruption is announced once, the attempts that follow are not', () => {
  const interrupted = 'Upload of map.png was interrupted and will be tried again.'
  expect(announcement(tray(uploading(0.2)), tray(waiting('retry')))).toBe(interrupted)
  expect(announcement(tray(waiting('retry')), tray(uploading(0, 2)))).toBe('')
})
