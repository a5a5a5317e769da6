import type { Metadata } from 'next'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { ExportScreen } from '../../../export/export-screen.tsx'

export const metadata: Metadata = { title: 'Export' }

interface Props {
  searchParams: Promise<{ set?: string | string[] }>
}

export default async function ExportPage({ searchParams }: Props) {
  const { operator } = await requireAnswer('who', {})
  if (operator.role !== 'lead')
    return (
      <div className="desk-notice">
        <h1>Exports are for leads</h1>
        <p>Ask a lead of the studio for the file. The operators’ page says who that is.</p>
        <a href="/operators">Operators</a>
      </div>
    )
  return <ExportScreen set={(await searchParams).set === 'waitlist' ? 'waitlist' : 'sessions'} />
}
