import { expect, test } from 'vitest'
import { idOfLink } from './shared-link.ts'

const link = (grant: unknown) =>
  `https://site.test/api/preview/open?grant=${Buffer.from(JSON.stringify(grant)).toString('base64url')}.signature`

test('the id of a shared link is read from its grant', () => {
  expect(idOfLink(` ${link({ role: 'guest', path: '/lab?ÿ~', id: 'a_-b', until: 1 })}\n`)).toBe('a_-b')
})

test.each(['', 'hello', 'https://site.test/lab', 'https://site.test/?grant=x.y', link({}), link(null)])(
  '“%s” is no shared link',
  (text) => expect(idOfLink(text)).toBeNull(),
)
