import type { HTMLAttributes } from 'react'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the outline, whatever its size. */
  level: 1 | 2 | 3 | 4
  size?: 'giant' | 'display' | '1' | '2' | '3'
}

/** Section links focus it, so it can take focus without being a Tab stop. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag
      {...rest}
      className={className ? `ui-heading ${className}` : 'ui-heading'}
      data-size={size ?? (['display', '1', '2', '3'] as const)[level - 1]}
    />
  )
}
