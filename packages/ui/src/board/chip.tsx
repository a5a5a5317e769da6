interface ChipProps {
  x: number
  y: number
  width: number
  height: number
  name: string
  /** On each side. */
  pins?: number
}

export function Chip({ x, y, width, height, name, pins = 4 }: ChipProps) {
  const pitch = height / (pins + 1)
  const legs = Array.from({ length: pins }, (_, index) => {
    const at = y + pitch * (index + 1)
    return `M${x - 8} ${at}h-10M${x + width + 8} ${at}h10`
  })
  return (
    <g>
      <path d={legs.join('')} stroke="var(--ink)" strokeWidth={2} />
      <rect
        x={x - 8}
        y={y - 8}
        width={width + 16}
        height={height + 16}
        stroke="var(--ink)"
        fill="var(--bg)"
      />
      <rect x={x} y={y} width={width} height={height} fill="var(--ink)" />
      <path d={`M${x + 10} ${y + 14}h8`} stroke="var(--on-ink)" strokeWidth={2} />
      <text
        className="ui-chip-name"
        x={x + width / 2}
        y={y + height / 2 + 4}
        textAnchor="middle"
        fontFamily="var(--sans)"
        fontWeight={600}
        fontSize={Math.min(34, height / 3)}
        fill="var(--on-ink)"
      >
        {name}
      </text>
    </g>
  )
}
