import type { Metadata } from 'next'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { HealthScreen } from '../../../health/health-screen.tsx'

export const metadata: Metadata = { title: 'Health' }

export default async function HealthPage() {
  return <HealthScreen health={await requireAnswer('health', {})} />
}
