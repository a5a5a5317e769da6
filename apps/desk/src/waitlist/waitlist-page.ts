import type { DeskAnswer } from '@wiring/session/desk/actions'

export type WaitlistPage = Omit<DeskAnswer<'waitlist'>, 'status'>
export type Entry = WaitlistPage['rows'][number]
