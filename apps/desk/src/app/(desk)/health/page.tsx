import type { Metadata } from 'next'
import { callDesk } from '../../../desk-api/call-desk.ts'
import { HealthScreen } from '../../../health/health-screen.tsx'
import { requireSession } from '../../../session/session.ts'
import { allowed } from '../../../shell/allowed.ts'

export const metadata: Metadata = { title: 'Health' }

export default async function HealthPage() {
  return <HealthScreen health={allowed(await callDesk(await requireSession(), 'health', {}))} />
}
