const common = { id: 'sample', recipient: 'you@example.com', attempt: 1 }
const secret = '4f9c27d1e85b03a6'.repeat(4)
const session = {
  ...common,
  session_id: '7d0c51be-93a2-4e86-b1f4-2a60c8d7e915',
  delete_secret: secret,
  expires_at: '2027-01-14T09:00:00Z',
}
const map = { ...common, map_secret: secret, expires_at: '2027-12-14T09:00:00Z', signed_by: 'Mara' }
const noticed = { who: 'Tom', at: '2026-12-14T09:00:00Z' }
const health = {
  checked_at: '2026-12-14T09:00:00Z',
  maps: { waiting: 3, oldest_seconds: 190_000, on_hold: 0, refused: 0, drafts_failed: 0 },
  mails: { queued: 0, oldest_seconds: null, failed: 1, failed_today: 1 },
  retention: { ran_at: '2026-12-14T08:00:00Z', seconds: 3_600 },
}

interface Sample {
  /** Of the picture's file. */
  name: string
  /** As the worker claims it, read by its schema when the pictures are made. */
  mail: { kind: string; [field: string]: unknown }
  /** Kinds that look the same. */
  also?: string[]
}

/** Those to applicants first, in the order in which they come; then those to the desk. */
export const sampleMails: Sample[] = [
  { name: 'signup', mail: { ...session, kind: 'signup' } },
  { name: 'completion', mail: { ...session, kind: 'completion' } },
  { name: 'map', mail: { ...map, kind: 'map' }, also: ['map_again'] },
  { name: 'address-new', mail: { ...session, kind: 'address_new' } },
  { name: 'address-old', mail: { ...session, kind: 'address_old' } },
  { name: 'waitlist', mail: { ...common, kind: 'waitlist' } },
  { name: 'desk-code', mail: { ...common, kind: 'desk_code', desk: { code: '40718263' } } },
  {
    name: 'desk-invited',
    mail: { ...common, kind: 'desk_notice', desk: { notice: 'invited', who: 'Mara' } },
  },
  {
    name: 'desk-recovery',
    mail: { ...common, kind: 'desk_notice', desk: { notice: 'recovery', ...noticed } },
  },
  {
    name: 'desk-address',
    mail: { ...common, kind: 'desk_notice', desk: { notice: 'address', ...noticed } },
  },
  {
    name: 'desk-daily',
    mail: {
      ...common,
      kind: 'desk_alert',
      desk: { why: 'daily', health: { ...health, red: ['oldest_map'] } },
    },
  },
  {
    name: 'desk-mail-failed',
    mail: {
      ...common,
      kind: 'desk_alert',
      desk: { why: 'mail_failed', health: { ...health, red: ['mails_failed'] } },
    },
  },
  { name: 'map-copy', mail: { ...common, kind: 'map_copy', map_secret: secret } },
]
