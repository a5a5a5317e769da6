import type { HTMLAttributes, ReactNode } from 'react'
import { withArrows } from '../arrow/arrow.tsx'
import { Label } from '../label/label.tsx'

interface SectionProps {
  id: string
  letter: string
  label: string | null
  heading: ReactNode
  text?: ReactNode
  /** Right of the heading, on narrow screens below. */
  beside?: ReactNode
  children: ReactNode
}

export function Section({ id, letter, label, heading, text, beside, children }: SectionProps) {
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
            {text && <p className="ui-section-text">{withArrows(text)}</p>}
          </div>
          {beside}
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

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level: 1 | 2
  size?: 'giant' | 'display' | '1' | '3'
}

export function Heading(props: HeadingProps) {
  const { level, size = level === 1 ? 'display' : '1', className, children, ...rest } = props
  const Tag = `h${level}` as const
  return (
    <Tag {...rest} className={className ? `ui-heading ${className}` : 'ui-heading'} data-size={size}>
      {withArrows(children)}
    </Tag>
  )
}
