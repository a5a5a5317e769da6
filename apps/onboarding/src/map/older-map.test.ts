import { compareSnapshots } from '@wiring/map/compare-snapshots'
import { draftPersona } from '@wiring/map/draft-persona'
import { ines } from '@wiring/map/specimen'
import { expect, test } from 'vitest'
import { parseOlderMap } from './older-map.ts'

const snapshot = draftPersona(ines)
const changed = (change: object) => JSON.stringify({ ...snapshot, ...change })
const [first, ...others] = snapshot.switches
const { circuit } = snapshot

test('the JSON of a map is compared', () => {
  const older = parseOlderMap(JSON.stringify(snapshot))
  expect(older).not.toBeNull()
  expect(compareSnapshots(older ?? snapshot, snapshot).switches).toEqual([])
  expect(parseOlderMap(changed({ experiment: null }))).not.toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a circuit that only an object has', changed({ circuit: { ...circuit, id: '__proto__' } })],
  ['a circuit named like a method', changed({ circuit: { ...circuit, id: 'toString' } })],
  ['an object as circuit', changed({ circuit: { ...circuit, id: {} } })],
  ['an object as experiment', changed({ experiment: { id: { a: 1 } } })],
  ['a text as experiment', changed({ experiment: 'CC-1' })],
  ['a list as experiment', changed({ experiment: { id: ['CC-1', {}] } })],
  ['an unknown fault', changed({ friction: [{ id: 'constructor', state: 'drawn' }] })],
  ['a fault without an id', changed({ friction: [null] })],
  ['an unknown state', changed({ switches: [{ ...first, state: 'x' }, ...others] })],
  ['a switch named like a method', changed({ switches: [{ ...first, id: 'valueOf' }, ...others] })],
  ['an object as level', changed({ switches: [{ ...first, z: {} }, ...others] })],
  ['seven switches', changed({ switches: others })],
])('%s is no map', (_, text) => {
  expect(parseOlderMap(text)).toBeNull()
})
