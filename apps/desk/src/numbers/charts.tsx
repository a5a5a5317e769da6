import type { Numbers, Week } from '@wiring/session/desk/numbers'
import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { isWhole } from './tables.ts'

export interface Bar {
  label: string
  /** Drawn one after the other, in the order of `tones`. */
  parts: number[]
  /** Printed at the end of the bar. */
  value: string
}

type Tone = 'ink' | 'gray' | 'yellow' | 'red' | 'green'

const width = 560
const row = 32

/** Bars that lie, each under its label. The table beside it holds the same for those who do not see it. */
export function LyingBars({ bars, tones, max }: { bars: Bar[]; tones: Tone[]; max?: number }) {
  const keys = tones.map((_, index) => index)
  const longest = max ?? Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0)))
  const x = scaleLinear([0, longest], [0, width - 84])
  const y = scaleBand(
    bars.map((_, index) => String(index)),
    [0, bars.length * row],
  )
  const layers = stack<Bar, number>()
    .keys(keys)
    .value(({ parts }, key) => parts[key] ?? 0)(bars)
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${bars.length * row}`} aria-hidden="true">
      {bars.map(({ label, value, parts }, index) => {
        const top = y(String(index)) ?? 0
        const total = parts.reduce((sum, part) => sum + part, 0)
        return (
          <g key={label}>
            <text x={0} y={top + 12}>
              {label}
            </text>
            <path className="base" d={`M0 ${top + 22}H${width - 84}`} />
            <text className="value" x={x(total) + 8} y={top + 26}>
              {value}
            </text>
          </g>
        )
      })}
      {layers.map((layer) =>
        layer.map(([from, to], index) => (
          <rect
            key={`${layer.key} ${bars[index]?.label}`}
            data-tone={tones[layer.key]}
            x={x(from)}
            y={(y(String(index)) ?? 0) + 18}
            width={Math.max(0, x(to) - x(from))}
            height={8}
          />
        )),
      )}
    </svg>
  )
}

const height = 200
const floor = height - 24
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Signups, completions and deliveries of each week, one before the other. Weeks without whole data have no signups. */
export function WeekColumns({ numbers, weeks }: { numbers: Numbers; weeks: Week[] }) {
  const most = Math.max(1, ...weeks.map((week) => (isWhole(numbers, week) ? week.signups : week.completed)))
  const x = scaleBand(
    weeks.map(({ week }) => week),
    [36, width],
  ).padding(0.24)
  const y = scaleLinear([0, most], [floor, 12]).nice(3)
  const ticks = y.ticks(3).filter(Number.isInteger)
  const step = Math.ceil(weeks.length / 6)
  const column = (week: Week, value: number, tone: Tone | 'open') => (
    <rect data-tone={tone} x={x(week.week)} y={y(value)} width={x.bandwidth()} height={floor - y(value)} />
  )
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="base" d={`M36 ${y(tick)}H${width}`} />
          <text className="tick" x={28} y={y(tick) + 4}>
            {tick}
          </text>
        </g>
      ))}
      {weeks.map((week, index) => (
        <g key={week.week}>
          {isWhole(numbers, week) && column(week, week.signups, 'open')}
          {column(week, week.completed, 'ink')}
          {column(week, week.delivered, 'green')}
          {index % step === 0 && (
            <text x={x(week.week)} y={height - 6}>
              {day.format(new Date(week.week))}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
