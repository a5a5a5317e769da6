import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Arrow } from '../arrow/arrow.tsx'

type ButtonKind = 'primary' | 'secondary' | 'quiet'

interface ButtonLook {
  kind?: ButtonKind
  lamp?: boolean
  children?: ReactNode
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Not disabled, which would lose the focus: the caller ignores further clicks. */
  busy?: boolean
  busyLabel?: string | null
}

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
        <Words>{children}</Words>
      )}
    </button>
  )
}

/** As wide as the longer label, so that nothing moves. */
function WidestLabel({ now, or }: { now: ReactNode; or: ReactNode }) {
  return <span {...(typeof or === 'string' && { 'data-or': or })}>{now}</span>
}

interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

export function ButtonLink({ kind = 'secondary', lamp, children, className, ...rest }: ButtonLinkProps) {
  const newTab = rest.target === '_blank'
  return (
    <a {...(newTab && { rel: 'noopener noreferrer' })} {...rest} {...lookProps(kind, className)}>
      {lamp && <i aria-hidden="true" />}
      <Words>{children}</Words>
      {newTab && <NewTabMark />}
    </a>
  )
}

/** A page translator replaces text nodes: React could not find them beside the lamp. */
function Words({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span>{children}</span> : children
}

export function NewTabMark() {
  return (
    <>
      <span aria-hidden="true">
        <Arrow sign="↗" />
      </span>
      <span className="ui-visually-hidden"> (opens in a new tab)</span>
    </>
  )
}

function lookProps(kind: ButtonKind, className: string | undefined) {
  return { className: className ? `ui-button ${className}` : 'ui-button', 'data-kind': kind }
}
