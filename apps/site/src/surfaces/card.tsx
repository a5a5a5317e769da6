import type { PageId } from '@wiring/content/pages'
import { publicPage } from '../content/public-pages.ts'
import { cardColors } from './card-colors.ts'
import { CardDrawing } from './card-drawing.tsx'

export interface SocialCardTexts {
  page: PageId
  title: string
  studio: string
  tagline: string
}

interface Props extends SocialCardTexts {
  families: Record<'bold' | 'mono', string[]>
}

/** 1200 × 630 */
export function Card({ page, title, studio, tagline, families }: Props) {
  const colors = cardColors[publicPage(page).room]
  return (
    <div
      style={{
        display: 'flex',
        width: 1200,
        height: 630,
        background: colors.bg,
        color: colors.ink,
        fontFamily: families.bold.join(', '),
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 720,
          padding: '56px 40px 56px 64px',
          borderRight: `1px solid ${colors.line}`,
        }}
      >
        <div style={{ display: 'flex', fontSize: 34, letterSpacing: '-0.03em' }}>{studio}</div>
        <div
          style={{
            display: 'flex',
            fontSize: title.length > 48 ? 72 : 88,
            lineHeight: 0.98,
            letterSpacing: '-0.045em',
          }}
        >
          {title}
        </div>
        <div
          style={{
            display: 'flex',
            fontFamily: families.mono.join(', '),
            fontSize: 15,
            color: colors.quiet,
          }}
        >
          {tagline}
        </div>
      </div>
      <div style={{ display: 'flex', width: 480, overflow: 'hidden' }}>
        <CardDrawing page={page} colors={colors} />
      </div>
    </div>
  )
}
