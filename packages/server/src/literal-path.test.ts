import { expect, test } from 'vitest'
import { literalPath } from './literal-path.ts'

test.each([
  ['/og/%ff', '/og/%25ff'],
  ['/og/%E0%A4%A', '/og/%25E0%25A4%25A'],
  ['/%', '/%25'],
  ['/lab%?x=%ff', '/lab%25?x=%ff'],
  ['/wiring/map/a%0aoperator/delete', '/wiring/map/a%250aoperator/delete'],
  ['/wiring/map/a%00', '/wiring/map/a%2500'],
  ['/wiring/map/a%E2%80%A8', '/wiring/map/a%25E2%2580%25A8'],
  ['/wiring/map/a%C2%85', '/wiring/map/a%25C2%2585'],
])('%s is taken as %s', (given, taken) => {
  expect(literalPath(given)).toBe(taken)
})

test.each(['/', '/%C3%BCber-uns', '/og/home?a=%ff', '/a%20b', '*', '/wiring/%E2%80%8B'])(
  '%s stays as it is',
  (given) => expect(literalPath(given)).toBe(given),
)
