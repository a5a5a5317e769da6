import type { HTMLAttributes, ReactNode } from 'react'

interface LabelProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p'
  tone?: 'ink' | 'quiet'
  children: ReactNode
}

export function Label({ as: Tag = 'span', tone = 'ink', className, children, ...rest }: LabelProps) {
  return (
    <Tag
      {...rest}
      className={className ? `ui-label ${className}` : 'ui-label'}
      data-tone={tone === 'quiet' ? tone : undefined}
    >
      {children}
    </Tag>
  )
}
