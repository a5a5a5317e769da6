import type { ReactNode } from 'react'
import { SpecimenFrame } from './specimen.frame.ts'

interface SpecimenFigureProps {
  words: { label: string | null; caption: string | null; linkLabel: string | null } | null
  /** `preview` takes the animated line, the others show pictures of it. */
  look: 'sheet' | 'stamp' | 'preview ui-dots'
  children?: ReactNode
}

export function SpecimenFigure({ words, look, children }: SpecimenFigureProps) {
  return (
    <SpecimenFrame className={look}>
      {children}
      {words && (
        <figcaption>
          {look !== 'stamp' && words.caption && <p>{words.caption}</p>}
          <span>{words.label}</span>
          <a href="/map">{words.linkLabel}</a>
        </figcaption>
      )}
    </SpecimenFrame>
  )
}
