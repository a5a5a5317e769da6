import type { ReactNode } from 'react'

/** Words for a screen reader only. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'div' | 'p' | 'h2'
  children: ReactNode
}) {
  return <Tag className="ui-visually-hidden">{children}</Tag>
}
