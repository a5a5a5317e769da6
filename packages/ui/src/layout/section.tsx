import type { HTMLAttributes, ReactNode } from 'react'
import { Label } from '../label/label.tsx'
import { Heading } from './heading.tsx'

interface SectionProps {
  id: string
  letter: string
  label: string | null
  heading: ReactNode
  text?: ReactNode
  children: ReactNode
}

export function Section({ id, letter, label, heading, text, children }: SectionProps) {
  return (
    <section className="ui-section" id={id} aria-labelledby={`${id}-heading`}>
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

export const sectionLabel = (letter: string, label: string | null) =>
  label ? `${letter} — ${label}` : letter

export function Container({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={className ? `ui-container ${className}` : 'ui-container'} />
}
