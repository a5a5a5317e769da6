import type { Metadata } from 'next'
import { callDesk } from '../../../desk-api/call-desk.ts'
import { requireSession } from '../../../session/session.ts'
import { allowed } from '../../../shell/allowed.ts'
import { WaitlistScreen } from '../../../waitlist/waitlist-screen.tsx'

export const metadata: Metadata = { title: 'Waitlist' }

export default async function WaitlistRoute() {
  const first = allowed(await callDesk(await requireSession(), 'waitlist', { search: null, after: null }))
  return <WaitlistScreen first={first} />
}
