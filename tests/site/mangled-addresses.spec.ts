import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { publishMap, type ReaderMap } from '../map/reader.ts'
import { addresses } from '../running-stack/addresses.ts'
import { rawRequest } from '../running-stack/raw-request.ts'
import { startSession } from '../running-stack/session-api.ts'
import { testFolder } from '../running-stack/test-stack.ts'

let map: ReaderMap
let sessionId = ''

test.beforeAll(async () => {
  map = await publishMap()
  sessionId = await startSession(`${randomUUID()}@example.com`)
})

const servers = [
  [
    'the site',
    addresses.site,
    ['/', '/og/', '/map/', '/forms/', '/forms/upload/', '/api/', '/_next/static/'],
  ],
  ['the onboarding app', addresses.onboarding, ['/wiring/', '/wiring/map/', '/wiring/delete/']],
  [
    'the desk',
    addresses.desk,
    ['/review/', '/frames/', '/api/pictures/', '/api/export/', '/delivery/', '/inputs/'],
  ],
] as const

const mangled = ['%ff', '%E0%A4%A', '%', 'a%00', 'a%0ab', 'a%E2%80%A8b', '%C0%AF', 'x%', '%2', '%zz']

for (const [name, origin, prefixes] of servers)
  test(`${name} answers no malformed percent sign and no hidden control character with a failure`, async () => {
    for (const prefix of prefixes)
      for (const part of mangled)
        for (const rest of ['', '/delete/confirm', '/x.png'])
          for (const method of rest === '/delete/confirm' ? ['GET', 'POST'] : ['GET']) {
            const path = `${prefix}${part}${rest}`
            const { status } = await rawRequest(origin, path, { method, headers: { origin } })
            expect(status, `${method} ${path}`).toBeLessThan(500)
          }
  })

test('a map’s address with something hidden behind it is no map, and neither it nor a forged line is logged', async () => {
  const mark = `operator Mara signed out ${randomUUID().slice(0, 8)}`
  for (const rest of ['', '/delete', '/delete/confirm', '/map.json', '/card.png'])
    for (const hidden of ['%0a', '%00', '%E2%80%A8', '%0d%0a'])
      for (const method of ['GET', 'POST']) {
        const path = `/wiring/map/${map.secret}${hidden}${encodeURIComponent(mark)}${rest}`
        const answer = await rawRequest(addresses.site, path, { method, headers: { origin: addresses.site } })
        expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
        expect(answer.status, `${method} ${path}`).toBeLessThan(500)
      }
  const folder = join(testFolder, 'logs')
  const logs = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
  expect(logs.join('\n')).not.toContain(map.secret)
  expect(logs.join('\n')).not.toContain(mark)
})

test('a link with punctuation around it opens what it names', async () => {
  const path = `/wiring/${sessionId}`
  for (const rest of [
    '.',
    ',',
    ')',
    '%3E',
    ']',
    ';',
    "'",
    '%22',
    '%20',
    '%E2%80%8B',
    '&amp;x=1',
    '%E2%80%9D',
  ])
    expect((await rawRequest(addresses.site, path + rest)).headers.location, rest).toBe(addresses.site + path)
  for (const given of [`/wiring/${sessionId.toUpperCase()}`, `/wiring/%7B${sessionId}%7D`])
    expect((await rawRequest(addresses.site, given)).headers.location).toBe(addresses.site + path)
  const own = new URL(map.address).pathname
  for (const [given, target] of [
    [`${own}.`, own],
    [`${own.toUpperCase().replace('/WIRING/MAP', '/wiring/map')}/sheet.pdf`, `${own}/sheet.pdf`],
    [`${own}/delete).`, `${own}/delete`],
  ] as const)
    expect((await rawRequest(addresses.site, given)).headers.location).toBe(addresses.site + target)
  expect((await rawRequest(addresses.site, '/lab).')).headers.location).toBe('/lab')
  const unclear = await rawRequest(addresses.site, `${path}Tracework`)
  expect([unclear.status, unclear.body.toString()]).toEqual([404, expect.stringContaining('Check the link.')])
})

test('a map’s files keep a policy that runs nothing', async () => {
  for (const file of ['sheet.pdf', 'card.png', 'map.svg', 'map.txt', 'map.json']) {
    const { headers } = await rawRequest(addresses.site, `${new URL(map.address).pathname}/${file}`)
    expect(headers['content-security-policy'], file).toBe("default-src 'none'; sandbox")
  }
})
