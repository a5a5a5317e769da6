import { ButtonLink } from '@wiring/ui/button'
import type { Metadata } from 'next'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { LogFilter } from '../../../log/log-filter.tsx'
import { LogFrame } from '../../../log/log-frame.ts'
import { LogTable } from '../../../log/log-table.tsx'
import { logPath, readLogView } from '../../../log/log-view.ts'

export const metadata: Metadata = { title: 'Log' }

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function LogPage({ searchParams }: Props) {
  const view = readLogView(await searchParams)
  const { events, more, operators, actions } = await requireAnswer('log', view)
  const last = events.at(-1)
  return (
    <LogFrame>
      <h1>Log</h1>
      <LogFilter view={view} operators={operators} actions={actions} />
      {events.length > 0 ? <LogTable events={events} /> : <p>Nothing like that has happened.</p>}
      <nav className="pages" aria-label="Pages of the log">
        {view.before !== null && <ButtonLink href={logPath({ ...view, before: null })}>Newest</ButtonLink>}
        {more && last && <ButtonLink href={logPath({ ...view, before: last })}>Older</ButtonLink>}
      </nav>
    </LogFrame>
  )
}
