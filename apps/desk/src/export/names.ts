import type { ExportAsked } from '@wiring/session/desk/export'

export const setNames: Record<ExportAsked['set'], string> = {
  sessions: 'Sessions and maps',
  waitlist: 'Waitlist',
}

export const formatNames: Record<ExportAsked['format'], string> = {
  csv: 'CSV, for spreadsheets',
  jsonl: 'JSON lines, for programs',
}

export const viewNames: Record<ExportAsked['view'], string> = {
  all: 'All',
  finished: 'Finished',
  unfinished: 'Not finished',
  waiting: 'Map waiting or in review',
  care: 'Map needs care',
  on_hold: 'Map on hold',
  draft_failed: 'Draft failed',
  signed: 'Signed, mail on its way',
  refused: 'Refused by a mail server',
  delivered: 'Delivered',
}
