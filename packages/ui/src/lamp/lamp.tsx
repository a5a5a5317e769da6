import type { ReactNode } from 'react'

export type Signal = 'red' | 'yellow' | 'green' | 'gray' | 'off'

interface LampProps {
  signal: Signal
  children: ReactNode
  className?: string
  /** On its light, without the words. */
  lightClassName?: string | undefined
}

export function Lamp({ signal, children, className, lightClassName }: LampProps) {
  return (
    <span className={className ? `ui-lamp ${className}` : 'ui-lamp'} data-signal={signal}>
      <i aria-hidden="true" className={lightClassName} />
      <span>{children}</span>
    </span>
  )
}
