import type { Metadata } from 'next'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { ExportScreen } from '../../../export/export-screen.tsx'
import { Notice, NoticeTitle } from '../../../parts/notice.styles.ts'

export const metadata: Metadata = { title: 'Export' }

interface Props {
  searchParams: Promise<{ set?: string | string[] }>
}

export default async function ExportPage({ searchParams }: Props) {
  const { operator } = await requireAnswer('who', {})
  if (operator.role !== 'lead')
    return (
      <Notice>
        <NoticeTitle>Exports are for leads</NoticeTitle>
        <p>Ask a lead of the studio for the file. The operators’ page says who that is.</p>
        <a href="/operators">Operators</a>
      </Notice>
    )
  return <ExportScreen set={(await searchParams).set === 'waitlist' ? 'waitlist' : 'sessions'} />
}
