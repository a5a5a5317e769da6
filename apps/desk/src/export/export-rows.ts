import { type ExportAsked, type ExportedSession, exportedSession } from '@wiring/contract/desk/export'
import { byteOrderMark, csvLines } from '../csv/csv.ts'

const names = (text: string): string[] => text.trim().split(/\s+/)

/** A browser test compares them with the database. */
const sessionColumns = names(`
  session_id email address_key survey_completed survey_data survey_version json_submitted
  json_profile images_uploaded image_urls wiring_complete name_for_certificate privacy_accepted_at
  privacy_policy_version created_at updated_at expires_at completed_at survey_completed_at
  json_submitted_at images_uploaded_at address_changed_at map_held_until checked_readings
`)
const mapColumns = names(`
  state draft edits published previous revision claimed_by claimed_until signed_by signed_at
  undo_until mail_id note failure created_at updated_at completed_at sort_name search_text summary
  care review_started_at first_signed_at delivered_at circuit_id map_id left_open
`)
const jobColumns = ['state', 'attempts', 'next_attempt_at', 'last_error', 'created_at']
const listColumns = ['links', 'deletion_links', 'mails'] as const
const waitlistColumns = ['email', 'created_at', 'entry_id']
const operatorColumns = names('operator_id email name role invited_by created_at removed_at signature_path')

const listColumnsOf = { waitlist: waitlistColumns, operators: operatorColumns }

const sessionHeader = [
  ...sessionColumns,
  ...mapColumns.map((column) => `map_${column}`),
  ...jobColumns.map((column) => `job_${column}`),
  ...listColumns,
]

const sessionCells = (row: ExportedSession): unknown[] => [
  ...sessionColumns.map((column) => row.session[column]),
  ...mapColumns.map((column) => row.map?.[column]),
  ...jobColumns.map((column) => row.job?.[column]),
  ...listColumns.map((list) => row[list]),
]

type ExportKind = Pick<ExportAsked, 'set' | 'format'>
type Row = Record<string, unknown>

export const formatExportHeader = ({ set, format }: ExportKind): string =>
  format === 'jsonl'
    ? ''
    : byteOrderMark + csvLines([set === 'sessions' ? sessionHeader : listColumnsOf[set]])

export function formatExportRows({ set, format }: ExportKind, rows: Row[]): string {
  if (format === 'jsonl') return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  return csvLines(
    set === 'sessions'
      ? rows.map((row) => sessionCells(exportedSession.parse(row)))
      : rows.map((row) => listColumnsOf[set].map((column) => row[column])),
  )
}
