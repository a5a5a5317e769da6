import { expect, test } from 'vitest'
import { routeClass } from './route-class.ts'

const secret = 'a'.repeat(64)

test.each([
  ['/', 'page'],
  ['/console', 'page'],
  ['/llms.txt', 'file'],
  ['/_next/static/chunks/a.js', 'static'],
  ['/wiring-static/_next/static/chunks/a.js', 'static'],
  ['/api/revalidate', 'api'],
  ['/forms/signup', 'form'],
  ['/wiring/56761188-7520-42d8-8898-ff6fc54ce618', 'wizard'],
  [`/wiring/map/${secret}/sheet.pdf`, 'map'],
  ['/ready', 'probe'],
  ['/wiring/ready', 'probe'],
  ['/constructor', 'page'],
  ['/__proto__/x', 'page'],
  [`/${secret}`, 'page'],
])('%s is a %s', (path, expected) => {
  expect(routeClass(path)).toBe(expected)
})
