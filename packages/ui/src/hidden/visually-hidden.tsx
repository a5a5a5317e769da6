import type { ReactNode } from 'react'

export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'div' | 'p' | 'h2'
  children: ReactNode
}) {
  return <Tag className="ui-visually-hidden">{children}</Tag>
}
