import type { Numbers, Week } from '@wiring/contract/desk/numbers'
import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import styled from 'styled-components'
import { isCompleteWeek } from './tables.ts'
import { fills, type Tone } from './tones.ts'

const Chart = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  fill: var(--ink);
  font: 500 12px / 1 var(--mono);
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    rect {
      forced-color-adjust: none;
    }
  }
`

const rightAligned = { x: '100%', fill: 'var(--ink-2)', textAnchor: 'end' } as const

export interface Bar {
  label: string
  parts: number[]
  value: string
}

const share = (part: number) => `${part.toFixed(3)}%`
const row = 40

export function HorizontalBars({ bars, tones, max }: { bars: Bar[]; tones: Tone[]; max?: number }) {
  const keys = tones.map((_, index) => index)
  const longest = max ?? Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0)))
  const x = scaleLinear([0, longest], [0, 100])
  const layers = stack<Bar, number>()
    .keys(keys)
    .value(({ parts }, key) => parts[key] ?? 0)(bars)
  return (
    <Chart height={bars.length * row} aria-hidden="true">
      {bars.map(({ label, value }, index) => (
        <g key={label}>
          <text x={0} y={index * row + 14}>
            {label}
          </text>
          <text {...rightAligned} y={index * row + 14}>
            {value}
          </text>
          <line stroke="var(--line)" x1={0} x2="100%" y1={index * row + 26} y2={index * row + 26} />
        </g>
      ))}
      {layers.map((layer) =>
        layer.map(([from, to], index) => (
          <rect
            key={`${layer.key} ${bars[index]?.label}`}
            fill={fills[tones[layer.key] ?? 'ink']}
            x={share(x(from))}
            y={index * row + 22}
            width={share(Math.max(0, x(to) - x(from)))}
            height={8}
          />
        )),
      )}
    </Chart>
  )
}

const height = 220
const floor = height - 24
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

export function WeekColumns({ numbers, weeks }: { numbers: Numbers; weeks: Week[] }) {
  const most = Math.max(
    1,
    ...weeks.map((week) => (isCompleteWeek(numbers, week) ? week.signups : week.completed)),
  )
  const x = scaleBand(
    weeks.map(({ week }) => week),
    [0, 92],
  ).padding(0.3)
  const y = scaleLinear([0, most], [floor, 24]).nice(3)
  const ticks = y.ticks(3).filter(Number.isInteger)
  const step = Math.ceil(weeks.length / 4)
  const column = (week: Week, value: number, tone: Tone) => (
    <rect
      fill={fills[tone]}
      stroke={tone === 'open' ? 'var(--ink)' : undefined}
      x={share(x(week.week) ?? 0)}
      y={y(value)}
      width={share(x.bandwidth())}
      height={floor - y(value)}
    />
  )
  return (
    <Chart height={height} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line stroke="var(--line)" x1={0} x2="100%" y1={y(tick)} y2={y(tick)} />
          <text {...rightAligned} y={y(tick) - 5}>
            {tick}
          </text>
        </g>
      ))}
      {weeks.map((week, index) => (
        <g key={week.week}>
          {isCompleteWeek(numbers, week) && column(week, week.signups, 'open')}
          {column(week, week.completed, 'ink')}
          {column(week, week.delivered, 'green')}
          {index % step === 0 && (
            <text x={share(x(week.week) ?? 0)} y={height - 6}>
              {day.format(new Date(week.week))}
            </text>
          )}
        </g>
      ))}
    </Chart>
  )
}
