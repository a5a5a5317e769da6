import { Board, Mark } from '@wiring/ui/board'

interface TicksProps {
  /** Minutes, both with a mark. */
  first: number
  last: number
  color: string
  /** Minutes from one to the next; a short one lies within each long one. */
  every: 1 | 5
}

/** The dashes of a wide arc, from half a minute before to half a minute after. */
function Ticks({ first, last, color, every }: TicksProps) {
  const [radius, length, weight] = every === 5 ? ([100, 20, 3] as const) : ([97, 14, 2] as const)
  const at = (minute: number) => {
    const angle = (minute / 30) * Math.PI
    return [120 + radius * Math.sin(angle), 120 - radius * Math.cos(angle)].map((part) => part.toFixed(1))
  }
  const minutes = last - first + 1
  const dash = (weight * 30) / (Math.PI * radius)
  const before = ((every - (first % every)) % every) + 0.5 - dash / 2
  return (
    <path
      d={`M${at(first - 0.5)}A${radius} ${radius} 0 ${minutes > 30 ? 1 : 0} 1 ${at(last + 0.5)}`}
      pathLength={minutes}
      stroke={color}
      strokeWidth={length}
      strokeDasharray={[dash, every - dash].map((part) => part.toFixed(3)).join(' ')}
      strokeDashoffset={(-before).toFixed(3)}
    />
  )
}

export function TwentyMinutes() {
  return (
    <Board width={240} height={240}>
      <Ticks first={0} last={20} every={5} color="var(--phosphor)" />
      <Ticks first={0} last={20} every={1} color="var(--phosphor)" />
      <Ticks first={21} last={59} every={5} color="var(--ink-2)" />
      <Ticks first={21} last={59} every={1} color="var(--ink-2)" />
      <path d="M120 120V44A76 76 0 0 1 185.8 158z" fill="var(--phosphor)" />
      <circle cx={120} cy={120} r={76} stroke="var(--ink)" strokeWidth={2} />
      <path d="M120 120L185.8 158" stroke="var(--ink)" strokeWidth={4} />
      <circle cx={120} cy={120} r={8} fill="var(--ink)" />
      <Mark x={96} y={182}>
        20
      </Mark>
    </Board>
  )
}
