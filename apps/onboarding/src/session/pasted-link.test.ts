import { expect, test } from 'vitest'
import { readPastedLink } from './pasted-link.ts'

const id = '0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11'
const secret = 'ab12'.repeat(16)

test.each([
  `/wiring/${id}`,
  `/wiring/${id}/state`,
  `/wiring/map/${secret}`,
  `/wiring/map/${secret}/delete/confirm`,
  `/wiring/map/${secret}/map.json`,
])('%s is exact', (path) => expect(readPastedLink(path)).toBe('exact'))

test.each([
  [`/wiring/${id}.`, `/wiring/${id}`],
  [`/wiring/${id}%20`, `/wiring/${id}`],
  [`/wiring/${id}%E2%80%8B`, `/wiring/${id}`],
  [`/wiring/${id}&amp;x=1`, `/wiring/${id}`],
  [`/wiring/%7B${id.toUpperCase()}%7D`, `/wiring/${id}`],
  [`/wiring/map/${secret}.`, `/wiring/map/${secret}`],
  [`/wiring/map/${secret.toUpperCase()}/sheet.pdf`, `/wiring/map/${secret}/sheet.pdf`],
  [`/wiring/map/${secret}),/card.png`, `/wiring/map/${secret}/card.png`],
  [`/wiring/map/${secret}/delete.`, `/wiring/map/${secret}/delete`],
  [`/wiring/map/${secret}/map.txt)%20`, `/wiring/map/${secret}/map.txt`],
  [`/wiring/map/${secret}./delete/confirm`, `/wiring/map/${secret}/delete/confirm`],
])('%s leads to %s', (path, target) => expect(readPastedLink(path)).toEqual({ path: target }))

test.each([
  `/wiring/${id}Tracework`,
  `/wiring/map/${secret}%0aoperator%20Mara`,
  `/wiring/map/x${secret}.y`,
  `/wiring/map/${secret.slice(0, -1)}`,
  `/wiring/map/${secret}0`,
  `/wiring/map/${secret.slice(0, 30)}/delete`,
  '/wiring/map/a',
])('%s is unclear', (path) => expect(readPastedLink(path)).toBe('unclear'))

test.each([
  '/wiring',
  '/wiring/',
  '/wiring/guess',
  '/wiring/map',
  '/wiring/map/',
  `/wiring/${id.slice(0, -1)}`,
])('%s names nothing', (path) => expect(readPastedLink(path)).toBe('none'))
