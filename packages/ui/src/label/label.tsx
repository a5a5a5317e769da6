import type { HTMLAttributes, ReactNode } from 'react'

export interface LabelProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p' | 'div' | 'dt' | 'figcaption'
  tone?: 'ink' | 'quiet' | 'signal'
  children: ReactNode
}

/** Small mono lettering, `IN-1 SURVEY`; never for sentences. */
export function Label({ as: Tag = 'span', tone = 'ink', className, children, ...rest }: LabelProps) {
  return (
    <Tag {...rest} className={className ? `ui-label ${className}` : 'ui-label'} data-tone={tone}>
      {children}
    </Tag>
  )
}
