import { parseWeekSpan } from '@wiring/contract/desk/numbers'
import type { Metadata } from 'next'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { NumbersScreen } from '../../../numbers/numbers-screen.tsx'

export const metadata: Metadata = { title: 'Numbers' }

interface Props {
  searchParams: Promise<{ weeks?: string | string[] }>
}

export default async function NumbersPage({ searchParams }: Props) {
  const weeks = parseWeekSpan((await searchParams).weeks)
  const numbers = await requireAnswer('numbers', { weeks })
  return <NumbersScreen numbers={numbers} weeks={weeks} />
}
