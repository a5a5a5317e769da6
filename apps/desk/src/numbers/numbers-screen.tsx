import { type Numbers, weekSpans } from '@wiring/contract/desk/numbers'
import { ScreenHead } from '../shell/screen-head.tsx'
import { NumbersChart } from './numbers-chart.tsx'
import { NumbersFrame } from './numbers-frame.ts'
import { NumbersTable } from './numbers-table.tsx'
import { numberTable, tableIds } from './tables.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function NumbersScreen({ numbers, weeks }: { numbers: Numbers; weeks: number }) {
  return (
    <NumbersFrame>
      <ScreenHead title="Numbers">
        <nav aria-label="Time" className="screen-choices ui-label">
          {weekSpans.map((span) => (
            <a
              key={span}
              href={`/numbers?weeks=${span}`}
              aria-current={span === weeks ? 'page' : undefined}
            >{`${span} weeks`}</a>
          ))}
        </nav>
      </ScreenHead>
      <p className="numbers-note">
        Signups since <span>{day.format(new Date(numbers.since))}</span>, counted from what the sessions
        themselves hold; page visits are not counted. Unfinished sessions are deleted after 30 days, so what
        stands before <span>{day.format(new Date(numbers.whole_since))}</span> knows only who finished: “–”.
      </p>
      {tableIds.map((id) => {
        const table = numberTable(id, numbers)
        const chart = NumbersChart({ id, numbers })
        return (
          <section key={id} className="numbers-sheet" aria-labelledby={id}>
            <header>
              <h2 id={id}>{table.title}</h2>
              <p>{table.about}</p>
              {table.rows.length > 0 && (
                <a href={`/api/numbers/${id}?weeks=${weeks}`} download>
                  CSV<span className="ui-visually-hidden">{`: ${table.title}`}</span>
                </a>
              )}
            </header>
            <div>{chart}</div>
            {table.rows.length === 0 ? (
              <p className="numbers-none">Nothing to count yet.</p>
            ) : (
              <NumbersTable label={`${table.title}, as a table`} columns={table.columns} rows={table.rows} />
            )}
          </section>
        )
      })}
    </NumbersFrame>
  )
}
