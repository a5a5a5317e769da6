import { type Numbers, weekSpans } from '@wiring/contract/desk/numbers'
import styled from 'styled-components'
import { ChoiceLink, Choices } from '../parts/head-bar.styles.ts'
import { QuietText } from '../parts/text.styles.ts'
import { ScreenHead } from '../shell/screen-head.tsx'
import { NumbersChart } from './numbers-chart.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { numberTable, tableIds } from './tables.ts'

const Screen = styled.div`
  padding-bottom: var(--space-8);
`

const Note = styled.p`
  padding: 14px var(--edge) 0;
  color: var(--ink-2);
`

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: 20px clamp(24px, 5vw, 72px);
  padding: 28px var(--edge) 36px;
  border-bottom: 1px solid var(--line);

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const PanelHead = styled.header`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 24px;
`

const PanelTitle = styled.h2`
  font-size: 1.25rem;
  letter-spacing: -0.02em;
`

const About = styled.p`
  flex: 1 1 24em;
  max-width: none;
  color: var(--ink-2);
`

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function NumbersScreen({ numbers, weeks }: { numbers: Numbers; weeks: number }) {
  return (
    <Screen>
      <ScreenHead title="Numbers">
        <Choices aria-label="Time" className="ui-label">
          {weekSpans.map((span) => (
            <ChoiceLink
              key={span}
              href={`/numbers?weeks=${span}`}
              aria-current={span === weeks ? 'page' : undefined}
            >{`${span} weeks`}</ChoiceLink>
          ))}
        </Choices>
      </ScreenHead>
      <Note>
        Signups since <span>{day.format(new Date(numbers.since))}</span>, counted from what the sessions
        themselves hold; page visits are not counted. Unfinished sessions are deleted after 30 days, so what
        stands before <span>{day.format(new Date(numbers.whole_since))}</span> knows only who finished: “–”.
      </Note>
      {tableIds.map((id) => {
        const table = numberTable(id, numbers)
        const chart = NumbersChart({ id, numbers })
        return (
          <Panel key={id} aria-labelledby={id}>
            <PanelHead>
              <PanelTitle id={id}>{table.title}</PanelTitle>
              <About>{table.about}</About>
              {table.rows.length > 0 && (
                <a href={`/api/numbers/${id}?weeks=${weeks}`}>
                  CSV<span className="ui-visually-hidden">{`: ${table.title}`}</span>
                </a>
              )}
            </PanelHead>
            <div>{chart}</div>
            {table.rows.length === 0 ? (
              <QuietText>Nothing to count yet.</QuietText>
            ) : (
              <NumbersTable label={`${table.title}, as a table`} columns={table.columns} rows={table.rows} />
            )}
          </Panel>
        )
      })}
    </Screen>
  )
}
