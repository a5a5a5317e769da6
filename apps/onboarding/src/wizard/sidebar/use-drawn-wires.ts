'use client'

import { motionAllowed } from '@wiring/ui/motion'
import { type RefObject, useEffect } from 'react'

const staggerMs = 300
const drawn = { duration: 900, easing: 'cubic-bezier(.4, 0, .2, 1)', fill: 'backwards' } as const

export function useDrawnWires(board: RefObject<HTMLElement | null>, connected: number) {
  useEffect(() => {
    const wires = board.current?.querySelectorAll<SVGElement>('[data-trace]:not([data-drawn])') ?? []
    if (connected === 0) return
    for (const [index, wire] of [...wires].entries()) {
      wire.dataset.drawn = ''
      if (!motionAllowed()) continue
      wire.setAttribute('pathLength', '1')
      const dashes = { strokeDasharray: ['1', '1'], strokeDashoffset: [1, 0] }
      wire.animate(dashes, { ...drawn, delay: index * staggerMs })
    }
  }, [board, connected])
}
