import type { Numbers } from '@wiring/contract/desk/numbers'
import styled from 'styled-components'
import { type Bar, HorizontalBars, WeekColumns } from './charts.tsx'
import { circuitLabel, duration, fillMissingWeeks, stopNames, type TableId, timeNames } from './tables.ts'
import { fills, type Tone } from './tones.ts'

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 12px;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  i {
    width: 12px;
    height: 12px;
    border: 1px solid var(--ink);

    @media (forced-colors: active) {
      forced-color-adjust: none;
    }
  }
`

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

function Legend({ entries }: { entries: [tone: Tone, name: string][] }) {
  return (
    <Keys className="ui-label">
      {entries.map(([tone, name]) => (
        <li key={tone}>
          <i style={{ background: fills[tone] }} aria-hidden="true" />
          <span>{name}</span>
        </li>
      ))}
    </Keys>
  )
}
