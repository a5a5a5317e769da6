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

/** The first link of a page, hidden until it has the focus. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className="ui-skip-link" href={`#${target}`}>
      Skip to content
    </a>
  )
}
