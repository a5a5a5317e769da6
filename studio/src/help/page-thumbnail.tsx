import { brand } from '@wiring/ui/tokens'

interface Props {
  sectionCount: number
  highlighted: readonly number[]
}

export function PageThumbnail({ sectionCount, highlighted }: Props) {
  const height = 84 / sectionCount
  const fill = (section: number) => (highlighted.includes(section) ? brand.red : 'currentColor')
  const opacity = (section: number) => (highlighted.includes(section) ? 1 : 0.18)
  return (
    <svg viewBox="0 0 80 108" width="80" height="108" fill="none" aria-hidden="true" style={{ flex: 'none' }}>
      <rect x="0.5" y="0.5" width="79" height="107" stroke="currentColor" strokeOpacity="0.4" />
      <rect x="5" y="4" width="70" height="5" fill={fill(-1)} fillOpacity={opacity(-1)} />
      {Array.from({ length: sectionCount }, (_, section) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change places
          key={section}
          x="5"
          y={12 + section * height}
          width="70"
          height={height - 2}
          fill={fill(section)}
          fillOpacity={opacity(section)}
        />
      ))}
      <rect x="5" y="98" width="70" height="6" fill={fill(-2)} fillOpacity={opacity(-2)} />
    </svg>
  )
}
