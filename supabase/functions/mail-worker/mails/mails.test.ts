import { expect, test } from 'vitest'
import { NewAddressMail, newAddressText, OldAddressMail, oldAddressText } from './address-mails.tsx'
import { CompletionMail, completionText } from './completion-mail.tsx'
import { DeskAlertMail, deskAlertText } from './desk-alert-mail.tsx'
import { DeskCodeMail, deskCodeText } from './desk-code-mail.tsx'
import { DeskNoticeMail, deskNoticeText } from './desk-notice-mail.tsx'
import type { LineMark } from './line-mark.tsx'
import { MapCopyMail, mapCopyText } from './map-copy-mail.tsx'
import { MapMail, mapMailSubject, mapMailText } from './map-mail.tsx'
import { renderMail } from './render-mail.ts'
import { SignupMail, signupText } from './signup-mail.tsx'
import { WaitlistMail, waitlistText } from './waitlist-mail.tsx'

const props = {
  sender: 'Tracework',
  signedBy: 'Mara',
  siteUrl: 'https://tracework.example',
  link: 'https://tracework.example/wiring/1',
  deleteLink: 'https://tracework.example/wiring/delete?token=2',
  specimenLink: 'https://tracework.example/map',
  expires: '22 December 2026',
  mapDelivery: 'Usually within 5 working days.',
  line: [-2, -1, 0, 1, 2, 'both', 'none', -2],
  contact: 'hello@tracework.example',
  code: '12345678',
  deskUrl: 'https://desk.example',
  notice: { notice: 'invited', who: 'Mara' },
  alert: {
    why: 'daily',
    health: {
      checked_at: '2026-11-22T10:00:00Z',
      maps: { waiting: 1, oldest_seconds: 400_000, on_hold: 0, refused: 0, drafts_failed: 0 },
      mails: { queued: 0, oldest_seconds: null, failed: 0, failed_today: 0 },
      retention: null,
      red: ['oldest_map', 'retention'],
    },
  },
} as const
const alert = { ...props.alert, health: { ...props.alert.health, red: [...props.alert.health.red] } }

const mails = {
  signup: [SignupMail(props), signupText(props)],
  completion: [CompletionMail(props), completionText(props)],
  'new address': [NewAddressMail(props), newAddressText(props)],
  'old address': [OldAddressMail(props), oldAddressText(props)],
  waitlist: [WaitlistMail(props), waitlistText(props)],
  map: [MapMail(props), mapMailText(props)],
  'map copy': [MapCopyMail(props), mapCopyText(props)],
  'desk code': [DeskCodeMail(props), deskCodeText(props)],
  'desk notice': [DeskNoticeMail(props), deskNoticeText(props)],
  'desk alert': [DeskAlertMail({ ...props, alert }), deskAlertText({ ...props, alert })],
} as const

test.each(Object.entries(mails))(
  'the %s mail has each address once in its text part, on a line of its own',
  (_, [, text]) => {
    const addresses = text.match(/https?:\/\/\S+/g) ?? []
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) expect(text.split('\n')).toContain(address)
    expect(text).toMatch(/\n\nTracework · tracework\.example\n$/)
  },
)

test.each(Object.entries(mails))('every colour of the %s mail has one for dark mode', (_, [mail]) => {
  const html = renderMail(mail)
  expect(html).toContain('content="light dark"')
  const painted = html.match(/<[a-z0-9]+ [^>]*style="[^"]*(?:background-color|[";]color):[^>]*>/g) ?? []
  expect(painted.length).toBeGreaterThan(3)
  // Signal colours stay; the library's body cell is found by position.
  const signal = /(?:background-color|color):#(?:E4472F|F3BA14|1E9E62)/i
  const body = /<td style="background-color:#F3F0E8/i
  expect(painted.filter((tag) => !/class="m-/.test(tag) && !signal.test(tag) && !body.test(tag))).toEqual([])
})

test('the signup mail has its button before its steps, and the mail to the old address does not name the new one', () => {
  const html = renderMail(mails.signup[0])
  expect(html.indexOf('Open your wiring')).toBeLessThan(html.indexOf('Ten questions'))
  expect(mails['old address'][1]).not.toContain(props.link)
})

test('the subject of a map names who signed it, and so does the mail, whatever the name holds', () => {
  expect(mapMailSubject('Mara')).toBe('Your Wiring Map, signed by Mara')
  const html = renderMail(MapMail({ ...props, signedBy: '<b>Mara & Tom</b>' }))
  expect(html).toContain('&lt;b&gt;Mara &amp; Tom&lt;/b&gt;')
  expect(html).not.toContain('<b>Mara')
  expect(mails.map[1]).toContain('Mara checked it and signed it.')
})

const cellsOf = (line: Parameters<typeof LineMark>[0]['line']) => {
  const html = renderMail(MapMail({ ...props, line }))
  const [table = ''] = /<table role="img" aria-label="Your line".*?<\/table>/s.exec(html) ?? []
  return [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>/g)].map(([cell]) => (cell.includes('m-trace') ? '#' : '.')).join(''),
  )
}

test('the mark of a map mail is the line through its gates, of cells that fetch nothing', () => {
  expect(cellsOf([-2, -2, 2, 0, 'both', 'none', 1, 0])).toEqual([
    '.#####.............',
    '.#...#.............',
    '.#...#...###.......',
    '.#...#...#.#.......',
    '##...#.###.#.#.####',
    '.....#.#.#.#.#.#...',
    '.....#.#.###.###...',
    '.....#.#...........',
    '.....###...........',
  ])
  expect(renderMail(mails.map[0])).not.toMatch(/<img|url\(|src=/)
  const html = renderMail(MapMail({ ...props, line: null }))
  expect(html).not.toContain('Your line')
  expect(html).toContain('Wiring Map</p>')
})

test('the mail of a map says all that its link can do, and the waitlist’s counts itself', () => {
  const html = renderMail(MapMail({ ...props, line: null }))
  for (const said of [mapMailText(props), html])
    expect(said.replaceAll(/<!--.*?-->/g, '')).toContain('can read your map, and delete it')
  expect(waitlistText(props)).toContain('One more mail')
})
