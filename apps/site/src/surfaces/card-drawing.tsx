import type { PageId } from '@wiring/content/pages'
import { channelWave } from '@wiring/content/sections/console-hero/channel-wave.ts'
import { brand } from '@wiring/ui/tokens'
import { specimenCard } from '../specimen/specimen-drawings.ts'
import type { CardColors } from './card-colors.ts'

/** 480 × 630 */
export function CardDrawing({ page, colors }: { page: PageId; colors: CardColors }) {
  if (page === 'console') return <Channels colors={colors} />
  if (page === 'lab') return <Mark colors={colors} />
  if (page === 'map') return <Line />
  return <Chip colors={colors} />
}

interface Drawing {
  colors: CardColors
}

function Channels({ colors }: Drawing) {
  return (
    <svg width="480" height="630" viewBox="0 0 480 630" fill="none" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((channel) => (
        <g key={channel} transform={`translate(0 ${105 + channel * 76})`}>
          <path d="M0 62H480" stroke={colors.line} strokeWidth="1" />
          <path
            d={channelWave(channel, 20)}
            stroke={channel === 5 ? brand.red : colors.signal}
            strokeWidth="3"
          />
        </g>
      ))}
    </svg>
  )
}

function Mark({ colors }: Drawing) {
  return (
    <svg width="480" height="630" viewBox="60 -15 480 630" fill="none" aria-hidden="true">
      <path
        d="M180 408V318A60 60 0 0 1 240 258H330A60 60 0 0 0 390 198V168A60 60 0 0 1 450 108H480"
        stroke={colors.ink}
        strokeWidth="44"
      />
      <circle cx="180" cy="468" r="60" fill={colors.bg} stroke={colors.ink} strokeWidth="44" />
      <circle cx="480" cy="108" r="60" fill={colors.signal} />
      <g stroke={colors.signal}>
        <circle cx="180" cy="468" r="96" />
        <circle cx="480" cy="108" r="84" />
        <path d="M60 468H330M180 600V30M580 108H360M480 0V240M120 560H540" />
      </g>
    </svg>
  )
}

function Line() {
  const svg = Buffer.from(specimenCard()).toString('base64')
  return <img src={`data:image/svg+xml;base64,${svg}`} width={480} height={630} alt="" />
}

function Chip({ colors }: Drawing) {
  return (
    <svg width="480" height="630" viewBox="0 0 480 630" fill="none" strokeWidth="4" aria-hidden="true">
      <path d="M20 130H80a16 16 0 0 1 16 16V232a16 16 0 0 0 16 16H150" stroke={brand.red} />
      <path d="M20 312H150" stroke={colors.ink} />
      <path d="M20 494H80a16 16 0 0 0 16-16V392a16 16 0 0 1 16-16H150" stroke={brand.yellow} />
      <path d="M310 248H368a16 16 0 0 0 16-16V146a16 16 0 0 1 16-16H480" stroke={brand.green} />
      <path d="M310 312H376M382 292l16 15-12 10 14 15M408 312H480" stroke={brand.red} />
      <path d="M310 376H368a16 16 0 0 1 16 16V478a16 16 0 0 0 16 16H480" stroke={colors.ink} />
      <rect x="150" y="198" width="160" height="228" fill={colors.ink} />
    </svg>
  )
}
