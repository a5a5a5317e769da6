import { expect, test } from 'vitest'
import { offeringStatus } from './offering-cover.tsx'

test.each([
  ['wiring-map', false, 'diagnostic'],
  ['modular-infrastructure', false, 'operational'],
  ['brand-systems-lab', null, 'operational'],
  ['creative-mirror', true, 'standby'],
  ['wiring-map', true, 'standby'],
  [null, null, 'operational'],
] as const)('%s (coming soon: %s) is %s', (id, soon, status) => {
  expect(offeringStatus(id, soon)).toBe(status)
})
