'use client'

import { motionAllowed } from '@wiring/ui/motion'
import { animate } from 'framer-motion/dom/mini'
import { type RefObject, useEffect } from 'react'

const stagger = 0.3

export function useDrawnWires(board: RefObject<HTMLElement | null>, connected: number) {
  useEffect(() => {
    const wires = board.current?.querySelectorAll<SVGElement>('[data-trace]:not([data-drawn])') ?? []
    if (connected === 0) return
    for (const [index, wire] of [...wires].entries()) {
      wire.dataset.drawn = ''
      if (!motionAllowed()) continue
      animate(
        wire,
        { strokeDashoffset: [1, 0] },
        { duration: 0.9, delay: index * stagger, ease: [0.4, 0, 0.2, 1] },
      )
    }
  }, [board, connected])
}
