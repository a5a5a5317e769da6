const mapActions = [
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

/** For every download that must be confirmed. */
const operatorActions = [
  'invite_operator',
  'change_operator',
  'remove_operator',
  'rename_passkey',
  'delete_passkey',
  'end_session',
  'check_confirmation',
] as const
export type OperatorAction = (typeof operatorActions)[number]

export const browserActions = [
  ...mapActions,
  ...operatorActions,
  'delete_session',
  'waitlist',
  'delete_waitlist',
  'export_begin',
] as const
export type BrowserAction = (typeof browserActions)[number]
