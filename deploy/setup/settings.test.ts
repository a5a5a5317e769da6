import { expect, test } from 'vitest'
import { checkedDomain, functionsSettings, readVariables, settingsFile, settingsOf } from './settings.ts'

const keys = readVariables(`
NEXT_PUBLIC_SUPABASE_URL=https://abc.supabase.co
NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY=sb_publishable_1
NEXT_PUBLIC_SANITY_PROJECT_ID=abc123
SANITY_READ_TOKEN=reads
SANITY_WRITE_TOKEN=writes
MAIL_FROM="Tracework <map@example.com>"
SMTP_URL=
`)

test('the domain and the keys of the vendors are all that is asked', () => {
  const settings = settingsOf('example.com', keys, {})
  expect(settings).toMatchObject({
    SITE_URL: 'https://example.com',
    DESK_URL: 'https://desk.example.com',
    NEXT_PUBLIC_SANITY_STUDIO_URL: 'https://studio.example.com',
    ONBOARDING_URL: 'http://127.0.0.1:8081',
    TRUSTED_PROXY_HOPS: '1',
    SANITY_STUDIO_PROJECT_ID: 'abc123',
    SANITY_TOKEN: 'writes',
  })
  expect(settings.PREVIEW_SECRET?.length).toBeGreaterThan(40)
  expect(settings.SMTP_URL).toBeUndefined()
})

test('a second run keeps the secrets, takes new keys and another domain', () => {
  const before = settingsOf('example.com', keys, {})
  const after = settingsOf('example.org', { ...keys, SANITY_READ_TOKEN: 'reads again' }, before)
  expect(after).toEqual({
    ...before,
    SANITY_READ_TOKEN: 'reads again',
    SITE_URL: 'https://example.org',
    DESK_URL: 'https://desk.example.org',
    NEXT_PUBLIC_SANITY_STUDIO_URL: 'https://studio.example.org',
    SANITY_STUDIO_SITE_URL: 'https://example.org',
  })
})

test('a file of keys that lacks some is refused with their names', () => {
  const { SANITY_READ_TOKEN: _, NEXT_PUBLIC_SUPABASE_URL: __, ...some } = keys
  expect(() => settingsOf('example.com', some, {})).toThrow(
    'The file of keys lacks NEXT_PUBLIC_SUPABASE_URL, SANITY_READ_TOKEN.',
  )
})

test('what was written is read again as it was', () => {
  const settings = settingsOf('example.com', keys, {})
  expect(readVariables(settingsFile(settings))).toEqual(settings)
  expect(() => settingsFile({ ...settings, MAIL_FROM: 'two\nlines' })).toThrow('MAIL_FROM holds')
})

test('the functions get what they share with the server, and no key of the database', () => {
  const settings = settingsOf('example.com', { ...keys, SUPABASE_SECRET_KEY: 'all' }, {})
  expect(Object.keys(functionsSettings(settings)).toSorted()).toEqual([
    ...['CLIENT_IP_SECRET', 'DESK_URL', 'HEALTH_TOKEN', 'MAIL_FROM', 'MAP_WORKER_SECRET', 'SITE_URL'],
  ])
})

test.each(['https://example.com', 'example', '-a.com', 'exa mple.com', 'a.com; reboot', ''])(
  '“%s” is no domain',
  (given) => expect(() => checkedDomain(given)).toThrow('is not a domain'),
)

test.each([' Example.com', 'maps.example.co.uk', 'tracework.test'])('%s is a domain', (given) =>
  expect(checkedDomain(given)).toBe(given.trim().toLowerCase()),
)

test('a value that would be cut at its # is refused, without what it is', () => {
  const refused = (line: string) => () => readVariables(`A=1\n${line}\nB=2`)
  for (const line of ['DATABASE_URL=postgresql://u:pa#ss@host/db', 'export SMTP_URL = smtps://a:b#c@d'])
    expect(refused(line)).toThrow(/^The value of (DATABASE_URL|SMTP_URL) holds a #, [^:]*$/)
  expect(readVariables('A=1 # the first\n# B=2#3\nC="x#y"\nD= # none')).toEqual({ A: '1', C: 'x#y' })
})

test('a file of keys that begins with the mark of an editor is read whole', () => {
  expect(readVariables('\uFEFFA=1\r\nB=2\r\n')).toEqual({ A: '1', B: '2' })
})
