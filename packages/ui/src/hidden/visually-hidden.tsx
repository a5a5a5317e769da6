import type { ReactNode } from 'react'

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ui-visually-hidden">{children}</span>
}

export function SkipLink() {
  return (
    <a className="ui-skip-link" href="#main">
      Skip to content
    </a>
  )
}
