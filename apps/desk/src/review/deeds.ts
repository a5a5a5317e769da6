/** What the screens of a map may ask for. */
export const mapDeeds = [
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
] as const
