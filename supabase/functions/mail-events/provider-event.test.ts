import { expect, test } from 'vitest'
import { readProviderEvent } from './provider-event.ts'

const id = '56761188-7520-42d8-8898-ff6fc54ce618'
/** As the provider writes them, with what we take no notice of. */
const event = (type: string, data: object = {}) => ({
  type,
  created_at: '2026-11-22T23:41:12.126Z',
  data: {
    email_id: '0f81d4fa-7dec-11d0-a765-00a0c91e6bf6',
    from: 'Tracework <map@example.com>',
    to: ['maya@studio.example'],
    subject: 'Your wiring link',
    tags: { outbox_id: id },
    ...data,
  },
})

test.each([
  [
    'email.bounced',
    { bounce: { type: 'Permanent', subType: 'General', message: 'no maya here' } },
    'permanent',
  ],
  ['email.bounced', { bounce: { type: 'Transient', subType: 'MailboxFull' } }, 'transient'],
  ['email.bounced', { bounce: { type: 'Undetermined' } }, 'undetermined'],
  ['email.bounced', { bounce: null }, 'undetermined'],
  ['email.suppressed', {}, 'suppressed'],
  ['email.failed', { failed: { reason: 'reached_daily_quota' } }, 'not_sent'],
  ['email.complained', {}, 'complaint'],
])('%s %j is %s', (type, data, reported) => {
  expect(readProviderEvent(event(type, data))).toEqual({ id, reported })
})

test.each(['email.sent', 'email.delivered', 'email.opened', 'constructor', '__proto__'])(
  '%s reports no problem',
  (type) => {
    expect(readProviderEvent(event(type))).toBeNull()
  },
)

test('tags are read in either of their shapes, and a mail without ours is not ours', () => {
  const listed = { tags: [{ name: 'outbox_id', value: id }] }
  expect(readProviderEvent(event('email.complained', listed))?.id).toBe(id)
  for (const tags of [undefined, null, {}, [], 'x', { outbox_id: "'; drop table" }, { outbox_id: 7 }])
    expect(readProviderEvent(event('email.complained', { tags }))).toEqual({
      id: null,
      reported: 'complaint',
    })
})

test.each([undefined, null, 'text', [], {}, { type: 'email.bounced' }])('%j is no event', (body) => {
  expect(readProviderEvent(body)).toBeNull()
})
