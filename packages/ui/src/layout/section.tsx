import type { HTMLAttributes, ReactNode } from 'react'
import { Label } from '../label/label.tsx'
import { Heading } from './heading.tsx'

export type Room = 'paper' | 'night' | 'gallery'

export interface SectionProps {
  /** The anchor of links. The heading is `${id}-heading`. */
  id: string
  /** Before the heading: `A — Faults`. */
  letter: string
  label: string | null
  heading: ReactNode
  /** One or two sentences under the heading. */
  text?: ReactNode
  room?: Room
  children: ReactNode
}

export function Section({ id, letter, label, heading, text, room, children }: SectionProps) {
  return (
    <section
      className="ui-section"
      id={id}
      aria-labelledby={`${id}-heading`}
      {...(room && { 'data-room': room })}
    >
      <Container>
        <div className="ui-section-head">
          <Label as="p" tone="quiet">
            {sectionLabel(letter, label)}
          </Label>
          <div>
            <Heading level={2} id={`${id}-heading`} tabIndex={-1}>
              {heading}
            </Heading>
            {text && <p className="ui-section-text">{text}</p>}
          </div>
        </div>
        {children}
      </Container>
    </section>
  )
}

/** An editor's draft may have none yet. */
export const sectionLabel = (letter: string, label: string | null) =>
  label ? `${letter} — ${label}` : letter

/** 1280 px of content between the gutters. */
export function Container({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={className ? `ui-container ${className}` : 'ui-container'} />
}
