import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'

export type ButtonKind = 'primary' | 'secondary' | 'quiet'

interface ButtonLook {
  /** One `primary` a screen; `secondary` is outlined, `quiet` reads as a link. */
  kind?: ButtonKind
  /** A small "on" lamp before the words. */
  lamp?: boolean
  children?: ReactNode
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps its focus and size and is announced; the caller ignores further clicks. */
  busy?: boolean
  /** Shown while busy; without it the children stay. */
  busyLabel?: string | null
}

/** Its `type` is `button` by default. */
export function Button({
  kind = 'secondary',
  lamp,
  busy,
  busyLabel,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" {...(busy && { 'aria-busy': true })} {...rest} {...lookProps(kind, className)}>
      {lamp && <i aria-hidden="true" />}
      {busyLabel ? (
        <WidestLabel now={busy ? busyLabel : children} or={busy ? children : busyLabel} />
      ) : (
        children
      )}
    </button>
  )
}

/** As wide as the longer of its two labels, so nothing beside it moves when they change. */
function WidestLabel({ now, or }: { now: ReactNode; or: ReactNode }) {
  return <span {...(typeof or === 'string' && { 'data-or': or })}>{now}</span>
}

export interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A link that looks like a button. `target="_blank"` adds the warning and `rel`. */
export function ButtonLink({ kind = 'secondary', lamp, children, className, ...rest }: ButtonLinkProps) {
  const newTab = rest.target === '_blank'
  return (
    <a {...(newTab && { rel: 'noopener noreferrer' })} {...rest} {...lookProps(kind, className)}>
      {lamp && <i aria-hidden="true" />}
      {children}
      {newTab && <NewTabMark />}
    </a>
  )
}

export function NewTabMark() {
  return (
    <>
      <span aria-hidden="true">↗</span>
      <span className="ui-visually-hidden"> (opens in a new tab)</span>
    </>
  )
}

function lookProps(kind: ButtonKind, className: string | undefined) {
  return { className: className ? `ui-button ${className}` : 'ui-button', 'data-kind': kind }
}
