import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'
import { wiringSession } from './session.ts'
import { isSessionId } from './session-id.ts'

test.each([
  ['00000000-0000-0000-0000-000000000000', true],
  ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', true],
  ['F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6', false],
  ['f81d4fae7dec11d0a76500a0c91e6bf6', false],
  ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6 ', false],
  ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6\n', false],
  ["' or 1=1 --", false],
  ['%', false],
  [null, false],
])('%j is a session id: %s', (text, expected) => {
  expect(isSessionId(text)).toBe(expected)
})

test('masking keeps the first letters and the top-level domain', () => {
  expect(maskedEmail('mara@deep.example.com')).toBe('m•••@d•••.com')
  expect(maskedEmail('m•••@d•••.com')).toBe('m•••@d•••.com')
})

test('unknown columns of a session row are dropped', () => {
  const row = {
    session_id: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    email: 'a@b.co',
    survey_completed: true,
    survey_data: { 0: 1, 1: 'x' },
    json_submitted: false,
    json_profile: null,
    images_uploaded: false,
    image_urls: [],
    wiring_complete: false,
    name_for_certificate: null,
    expires_at: '2026-12-20T00:00:00+00:00',
  }
  expect(wiringSession.parse({ ...row, delete_secret: 'x' })).toEqual(row)
  expect(wiringSession.safeParse({ ...row, image_urls: null }).success).toBe(false)
})
