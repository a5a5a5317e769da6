import type { ReactNode } from 'react'

/** The four colours of the specification, and a lamp that is out. */
export type Signal = 'red' | 'yellow' | 'green' | 'gray' | 'off'

/** A status lamp with its word: colour alone never says anything. */
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
