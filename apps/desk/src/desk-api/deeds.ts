/** What the browser may ask for by `act`: deeds and their re-reading. Everything else is a page's matter. */
export const deeds = [
  'open_review',
  'heartbeat',
  'release',
  'take_over',
  'save_edit',
  'hold',
  'resume',
  'redraft',
  'sign',
  'undo_sign',
  'delivery',
  'resend',
  'close_links',
  'send_to_me',
  'new_revision',
  'delete_session',
  'waitlist',
  'delete_waitlist',
  'export_begin',
] as const
export type Deed = (typeof deeds)[number]
