import type { ReactNode } from 'react'

/** The four signal colours, and a lamp that is out. */
export type Signal = 'red' | 'yellow' | 'green' | 'gray' | 'off'

/** A status lamp with its word: colour alone says nothing. */
export function Lamp({
  signal,
  children,
  className,
}: {
  signal: Signal
  children: ReactNode
  className?: string
}) {
  return (
    <span className={className ? `ui-lamp ${className}` : 'ui-lamp'} data-signal={signal}>
      <i aria-hidden="true" />
      {children}
    </span>
  )
}
