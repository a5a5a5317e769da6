'use client'

import { type HTMLAttributes, useEffect, useRef } from 'react'
import { playSignature } from '../drawing/play-signature.ts'

export function PlayedSignature({ children, ...rest }: HTMLAttributes<HTMLElement>) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current ? playSignature(section.current) : undefined), [])
  return (
    <section {...rest} ref={section} data-signature="waiting">
      {children}
    </section>
  )
}
