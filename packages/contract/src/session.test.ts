import { expect, test } from 'vitest'
import { wiringSession } from './session.ts'

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
