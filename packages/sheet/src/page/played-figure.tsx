'use client'

import { type HTMLAttributes, useEffect, useRef } from 'react'
import { playDrawing } from '../drawing/play-drawing.ts'

export function PlayedFigure({ children, ...rest }: HTMLAttributes<HTMLElement>) {
  const figure = useRef<HTMLElement>(null)
  useEffect(() => (figure.current ? playDrawing(figure.current) : undefined), [])
  return (
    <figure {...rest} ref={figure} data-drawing="waiting">
      {children}
    </figure>
  )
}
