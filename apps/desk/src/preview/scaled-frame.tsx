'use client'

import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'

const Box = styled.div`
  position: relative;
  flex: 1;
  min-height: 72vh;
  overflow: hidden;
  border: 1px solid var(--ink);
  background: var(--bg);
`

const Frame = styled.iframe`
  position: absolute;
  inset: 0 auto auto 0;
  border: 0;
  background: white;
  transform-origin: 0 0;
`

export function ScaledFrame({ src, width, title }: { src: string; width: number; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setScale(Math.min(1, element.clientWidth / width))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [width])
  return (
    <Box ref={box}>
      <Frame
        src={src}
        title={title}
        sandbox="allow-same-origin"
        width={width}
        style={{ transform: `scale(${scale})`, height: `${100 / scale}%` }}
      />
    </Box>
  )
}
