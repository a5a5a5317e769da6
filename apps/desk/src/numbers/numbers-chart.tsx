import type { Numbers } from '@wiring/contract/desk/numbers'
import { type Bar, HorizontalBars, WeekColumns } from './charts.tsx'
import { circuitLabel, duration, fillMissingWeeks, stopNames, type TableId, timeNames } from './tables.ts'

const shownRules = 10

export function NumbersChart({ id, numbers }: { id: TableId; numbers: Numbers }) {
  switch (id) {
    case 'weeks':
      return numbers.weeks.length === 0 ? null : (
        <>
          <WeekColumns numbers={numbers} weeks={fillMissingWeeks(numbers)} />
          <Legend
            entries={[
              ['open', 'Signups'],
              ['ink', 'Completed'],
              ['green', 'Delivered'],
            ]}
          />
        </>
      )
    case 'stops': {
      const { stops } = numbers
      const bars = stopNames.map(([key, label]) => countBar(label, [stops[key]]))
      return stops.signups === 0 ? null : <HorizontalBars bars={bars} tones={['red']} max={stops.signups} />
    }
    case 'times': {
      const bars = timeNames.slice(0, 4).map(([key, label]) => {
        const { seconds } = numbers.times[key]
        return { label, parts: [seconds ?? 0], value: duration(seconds) }
      })
      return <HorizontalBars bars={bars} tones={['ink']} />
    }
    case 'circuits': {
      const bars = numbers.circuits.map(({ circuit, maps }) => countBar(circuitLabel(circuit), [maps]))
      return bars.length === 0 ? null : <HorizontalBars bars={bars} tones={['ink']} />
    }
    case 'rules': {
      const bars = numbers.rules
        .slice(0, shownRules)
        .map(({ rule, kept, edited, dropped }) => countBar(rule, [kept, edited, dropped]))
      return bars.length === 0 ? null : (
        <>
          <HorizontalBars bars={bars} tones={['gray', 'yellow', 'red']} />
          <Legend
            entries={[
              ['gray', 'Kept'],
              ['yellow', 'Edited'],
              ['red', 'Dropped'],
            ]}
          />
        </>
      )
    }
    case 'deletions':
      return null
  }
}

function countBar(label: string, parts: number[]): Bar {
  return { label, parts, value: String(parts.reduce((sum, part) => sum + part, 0)) }
}

function Legend({ entries }: { entries: [tone: string, name: string][] }) {
  return (
    <ul className="legend ui-label">
      {entries.map(([tone, name]) => (
        <li key={tone}>
          <i data-tone={tone} aria-hidden="true" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
