import { expect, test } from 'vitest'
import {
  canTakeBack,
  type Delivery,
  linkMailText,
  mailStatus,
  outcomeText,
  refusalAdvice,
} from './delivery-texts.ts'

const mail = {
  state: 'queued' as const,
  attempts: 0,
  error: null,
  created_at: '2026-11-22T14:00:00Z',
  sent_at: null,
  complained_at: null,
  next_attempt_at: null,
}
const delivery = { state: 'signed', delivered_at: null, mail } as unknown as Delivery

test('the mail status is a sentence with a signal', () => {
  expect(mailStatus(delivery)).toMatchObject({ signal: 'yellow', text: expect.stringContaining('waits') })
  const failed = { ...mail, error: 'SMTP 451' }
  expect(mailStatus({ ...delivery, mail: { ...failed, attempts: 2 } }).text).toContain('failed 2 times')
  const again = { ...failed, state: 'sending' as const }
  expect(mailStatus({ ...delivery, mail: { ...again, attempts: 2 } }).text).toContain('failed once')
  expect(
    mailStatus({ ...delivery, state: 'refused', mail: { ...mail, state: 'failed', attempts: 1 } }),
  ).toEqual({
    signal: 'red',
    text: 'The mail was refused for good after 1 attempt.',
  })
  expect(
    mailStatus({ ...delivery, mail: { ...mail, state: 'sent', sent_at: '2026-11-22T14:02:00Z' } }).text,
  ).toBe('The mail went out on 22 Nov 2026, 14:02 UTC.')
  const bounced = { ...mail, state: 'failed' as const, attempts: 1, error: 'bounced: permanent' }
  expect(mailStatus({ ...delivery, state: 'refused', mail: bounced }).text).toContain('bounced')
  const sent = { ...mail, state: 'sent' as const, sent_at: '2026-11-22T14:02:00Z' }
  expect(
    mailStatus({ ...delivery, state: 'delivered', mail: { ...sent, complained_at: '2026-11-23T09:00:00Z' } }),
  ).toEqual({
    signal: 'yellow',
    text: 'The mail arrived, and its reader marked it as spam on 23 Nov 2026, 09:00 UTC.',
  })
  expect(mailStatus({ ...delivery, mail: null }).signal).toBe('off')
})

test('a refusal is explained by its code', () => {
  expect(refusalAdvice('SMTP 550')).toContain('does not exist')
  expect(refusalAdvice('SMTP 451')).toContain('busy')
  expect(refusalAdvice('timeout')).toBeNull()
  for (const error of ['permanent', 'transient', 'undetermined', 'suppressed'])
    expect(refusalAdvice(`bounced: ${error}`)).not.toBeNull()
})

test('every action status has a sentence, unknown ones too', () => {
  const text = (status: string, code?: string) => outcomeText({ status, code }, 'The mail is queued.')
  expect(text('ok')).toBe('The mail is queued.')
  expect(text('conflict')).toContain('Not done')
  expect(text('something new')).toBe('Not done.')
  expect(text('refused', 'something new')).toBe('Not done.')
  const codes = ['not_sent_yet', 'not_signed', 'not_refused', 'same_address', 'no_note', 'too_many']
  expect(new Set(codes.map((code) => text('refused', code))).size).toBe(codes.length)
  expect(text('refused', 'same_address')).toContain('the address that was refused')
})

test('a mail that is being sent for the first time has not failed', () => {
  for (const state of ['queued', 'sending'] as const)
    expect(mailStatus({ ...delivery, mail: { ...mail, state, attempts: 1 } })).toEqual({
      signal: 'yellow',
      text: 'The mail is on its way.',
    })
})

test('a link whose mail was refused or waits was not mailed', () => {
  const link = {
    link_id: 'x',
    revision: 1,
    created_at: '2026-11-22T14:00:00Z',
    expires_at: null,
    open: true,
    operator: null,
  }
  const text = (mail_state: 'queued' | 'sending' | 'sent' | 'failed' | null) =>
    linkMailText({ ...link, mail_state })
  expect(text('failed')).toBe('made 22 Nov 2026, 14:00 UTC, its mail was refused')
  expect(text('queued')).toBe('made 22 Nov 2026, 14:00 UTC, its mail waits')
  expect(text('sending')).toBe(text('queued'))
  expect(text('sent')).toBe('mailed 22 Nov 2026, 14:00 UTC')
  expect(text(null)).toBe(text('sent'))
})

test('taking back is offered and spoken of while it can be done, and not for a map that is sent again', () => {
  const [before, until, after] = [1, 2, 3].map((minute) => Date.UTC(2026, 10, 26, 12, minute))
  const waiting = { ...delivery, undo_until: new Date(until ?? 0).toISOString() }
  expect(canTakeBack(waiting, before ?? 0)).toBe(true)
  expect(mailStatus(waiting, before).text).toContain('can be taken back')
  for (const now of [after ?? 0, null]) {
    expect(canTakeBack(waiting, now)).toBe(false)
    expect(mailStatus(waiting, now).text).toBe('The mail waits.')
  }
  expect(canTakeBack({ ...waiting, state: 'delivered' }, before ?? 0)).toBe(false)
})
