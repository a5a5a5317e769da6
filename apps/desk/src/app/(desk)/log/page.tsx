import type { Metadata } from 'next'
import styled from 'styled-components'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { LogFilter } from '../../../log/log-filter.tsx'
import { LogTable } from '../../../log/log-table.tsx'
import { logPath, readLogView } from '../../../log/log-view.ts'
import { ButtonLink } from '../../../parts/button.styles.ts'
import { ScreenTitle } from '../../../parts/head-bar.styles.ts'

const Screen = styled.div`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5) var(--edge) var(--space-8);
`

const Pages = styled.nav`
  display: flex;
  gap: var(--space-5);
`

export const metadata: Metadata = { title: 'Log' }

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function LogPage({ searchParams }: Props) {
  const view = readLogView(await searchParams)
  const { events, more, operators, actions } = await requireAnswer('log', view)
  const last = events.at(-1)
  return (
    <Screen>
      <ScreenTitle>Log</ScreenTitle>
      <LogFilter view={view} operators={operators} actions={actions} />
      {events.length > 0 ? <LogTable events={events} /> : <p>Nothing like that has happened.</p>}
      <Pages aria-label="Pages of the log">
        {view.before !== null && <ButtonLink href={logPath({ ...view, before: null })}>Newest</ButtonLink>}
        {more && last && <ButtonLink href={logPath({ ...view, before: last })}>Older</ButtonLink>}
      </Pages>
    </Screen>
  )
}
