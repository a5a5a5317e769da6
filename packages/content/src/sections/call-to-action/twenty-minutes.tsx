import { Board, Mark } from '@wiring/ui/board'

/** The dial of a timer that is set to twenty minutes. */
export function TwentyMinutes() {
  const ticks = Array.from({ length: 60 }, (_, minute) => minute)
  return (
    <Board width={240} height={240}>
      {ticks.map((minute) => (
        <path
          key={minute}
          d={`M120 ${minute % 5 === 0 ? 10 : 16}V30`}
          transform={`rotate(${minute * 6} 120 120)`}
          stroke={minute <= 20 ? 'var(--phosphor)' : 'var(--ink-2)'}
          strokeWidth={minute % 5 === 0 ? 3 : 2}
        />
      ))}
      <path d="M120 120V44A76 76 0 0 1 185.8 158z" fill="var(--phosphor)" />
      <circle cx={120} cy={120} r={76} stroke="var(--ink)" strokeWidth={2} />
      <path d="M120 120L185.8 158" stroke="var(--ink)" strokeWidth={4} />
      <circle cx={120} cy={120} r={8} fill="var(--ink)" />
      <Mark x={104} y={186} size={14}>
        20
      </Mark>
    </Board>
  )
}
