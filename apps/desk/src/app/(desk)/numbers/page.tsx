import { chosenSpan } from '@wiring/session/desk/numbers'
import type { Metadata } from 'next'
import { callDesk } from '../../../desk-api/call-desk.ts'
import { NumbersScreen } from '../../../numbers/numbers-screen.tsx'
import { requireSession } from '../../../session/session.ts'
import { allowed } from '../../../shell/allowed.ts'

export const metadata: Metadata = { title: 'Numbers' }

interface Props {
  searchParams: Promise<{ weeks?: string | string[] }>
}

export default async function NumbersPage({ searchParams }: Props) {
  const weeks = chosenSpan((await searchParams).weeks)
  const numbers = allowed(await callDesk(await requireSession(), 'numbers', { weeks }))
  return <NumbersScreen numbers={numbers} weeks={weeks} />
}
