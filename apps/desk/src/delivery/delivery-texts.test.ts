import { expect, test } from 'vitest'
import { type Delivery, mailStatus, outcomeText, refusalAdvice } from './delivery-texts.ts'

const mail = {
  state: 'queued' as const,
  attempts: 0,
  error: null,
  created_at: '2026-11-22T14:00:00Z',
  sent_at: null,
  next_attempt_at: null,
}
const delivery = { state: 'signed', delivered_at: null, mail } as unknown as Delivery

test('the mail status is a sentence with a signal', () => {
  expect(mailStatus(delivery)).toMatchObject({ signal: 'yellow', text: expect.stringContaining('waits') })
  expect(mailStatus({ ...delivery, mail: { ...mail, attempts: 2 } }).text).toContain('failed 2 times')
  expect(
    mailStatus({ ...delivery, state: 'refused', mail: { ...mail, state: 'failed', attempts: 1 } }),
  ).toEqual({
    signal: 'red',
    text: 'The mail was refused for good after 1 attempt.',
  })
  expect(
    mailStatus({ ...delivery, mail: { ...mail, state: 'sent', sent_at: '2026-11-22T14:02:00Z' } }).text,
  ).toBe('The mail went out on 22 Nov 2026, 14:02 UTC.')
  expect(mailStatus({ ...delivery, mail: null }).signal).toBe('off')
})

test('a refusal is explained by its code', () => {
  expect(refusalAdvice('SMTP 550')).toContain('does not exist')
  expect(refusalAdvice('SMTP 451')).toContain('busy')
  expect(refusalAdvice('timeout')).toBeNull()
})

test('every action status has a sentence, unknown ones too', () => {
  expect(outcomeText('ok', 'The mail is queued.')).toBe('The mail is queued.')
  expect(outcomeText('conflict', '')).toContain('Not done')
  expect(outcomeText('something new', '')).toBe('Not done.')
})
