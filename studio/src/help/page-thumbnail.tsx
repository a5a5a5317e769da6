import { brand } from '@wiring/ui/tokens'

interface Props {
  of: number
  /** −1 is the header, −2 the footer. */
  at: readonly number[]
}

export function PageThumbnail({ of, at }: Props) {
  const height = 84 / of
  const lit = (section: number) => (at.includes(section) ? brand.red : 'currentColor')
  const dim = (section: number) => (at.includes(section) ? 1 : 0.18)
  return (
    <svg viewBox="0 0 80 108" width="80" height="108" fill="none" aria-hidden="true" style={{ flex: 'none' }}>
      <rect x="0.5" y="0.5" width="79" height="107" stroke="currentColor" strokeOpacity="0.4" />
      <rect x="5" y="4" width="70" height="5" fill={lit(-1)} fillOpacity={dim(-1)} />
      {Array.from({ length: of }, (_, section) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change places
          key={section}
          x="5"
          y={12 + section * height}
          width="70"
          height={height - 2}
          fill={lit(section)}
          fillOpacity={dim(section)}
        />
      ))}
      <rect x="5" y="98" width="70" height="6" fill={lit(-2)} fillOpacity={dim(-2)} />
    </svg>
  )
}
