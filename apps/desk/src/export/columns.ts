import type { ExportedSession } from '@wiring/session/desk/export'

const names = (text: string): string[] => text.trim().split(/\s+/)

/** In printed order; a test compares them with the database. */
const sessionColumns = names(`
  session_id email address_key survey_completed survey_data survey_version json_submitted
  json_profile images_uploaded image_urls wiring_complete name_for_certificate privacy_accepted_at
  privacy_policy_version created_at updated_at expires_at completed_at survey_completed_at
  json_submitted_at images_uploaded_at address_changed_at
`)
const mapColumns = names(`
  state draft edits published previous revision claimed_by claimed_until signed_by signed_at
  undo_until mail_id note failure created_at updated_at completed_at sort_name search_text summary
  care review_started_at first_signed_at delivered_at circuit_id map_id
`)
const jobColumns = ['state', 'attempts', 'next_attempt_at', 'last_error', 'created_at']
/** Rows of other tables: one cell each, as JSON. */
const listColumns = ['links', 'deletion_links', 'mails'] as const
export const waitlistColumns = ['email', 'created_at', 'entry_id']

export const exportHeader = [
  ...sessionColumns,
  ...mapColumns.map((column) => `map_${column}`),
  ...jobColumns.map((column) => `job_${column}`),
  ...listColumns,
]

export const exportCells = (row: ExportedSession): unknown[] => [
  ...sessionColumns.map((column) => row.session[column]),
  ...mapColumns.map((column) => row.map?.[column]),
  ...jobColumns.map((column) => row.job?.[column]),
  ...listColumns.map((list) => row[list]),
]
