import type { HTMLAttributes } from 'react'

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level: 1 | 2
  size?: 'giant' | 'display' | '1' | '3'
}

export function Heading({ level, size = level === 1 ? 'display' : '1', className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={className ? `ui-heading ${className}` : 'ui-heading'} data-size={size} />
}
