import type { ReactNode } from 'react'

export type Signal = 'red' | 'yellow' | 'green' | 'gray' | 'off'

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
      <span>{children}</span>
    </span>
  )
}
