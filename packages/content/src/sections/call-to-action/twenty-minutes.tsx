import { Board, Mark } from '@wiring/ui/board'

/** Minutes that are (`long`) or are not multiples of five. */
function marks(first: number, last: number, long: boolean): string {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((minute) => (minute % 5 === 0) === long)
    .map((minute) => {
      const angle = (minute / 30) * Math.PI
      const at = (radius: number) =>
        `${(120 + radius * Math.sin(angle)).toFixed(1)} ${(120 - radius * Math.cos(angle)).toFixed(1)}`
      return `M${at(long ? 110 : 104)}L${at(90)}`
    })
    .join('')
}

export function TwentyMinutes() {
  return (
    <Board width={240} height={240}>
      <path d={marks(0, 20, true)} stroke="var(--phosphor)" strokeWidth={3} />
      <path d={marks(0, 20, false)} stroke="var(--phosphor)" strokeWidth={2} />
      <path d={marks(21, 59, true)} stroke="var(--ink-2)" strokeWidth={3} />
      <path d={marks(21, 59, false)} stroke="var(--ink-2)" strokeWidth={2} />
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
