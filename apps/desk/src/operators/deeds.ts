/**
 * What the screen of the operators does by `act`; `check_confirmation` is for every download that must be
 * confirmed.
 */
export const operatorDeeds = [
  'invite_operator',
  'change_operator',
  'remove_operator',
  'rename_passkey',
  'delete_passkey',
  'end_session',
  'check_confirmation',
] as const
