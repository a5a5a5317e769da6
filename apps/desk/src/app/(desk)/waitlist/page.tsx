import type { Metadata } from 'next'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { WaitlistScreen } from '../../../waitlist/waitlist-screen.tsx'

export const metadata: Metadata = { title: 'Waitlist' }

export default async function WaitlistRoute() {
  const [first, { operator }] = await Promise.all([
    requireAnswer('waitlist', { search: null, after: null }),
    requireAnswer('who', {}),
  ])
  return <WaitlistScreen first={first} mayExport={operator.role === 'lead'} />
}
