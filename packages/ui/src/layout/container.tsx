import type { HTMLAttributes } from 'react'

/** 1280 px of content between the gutters. */
export function Container({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={className ? `ui-container ${className}` : 'ui-container'} />
}
