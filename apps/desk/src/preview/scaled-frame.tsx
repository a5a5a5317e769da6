'use client'

import { useEffect, useRef, useState } from 'react'

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
    <div ref={box} className="preview-box">
      <iframe
        src={src}
        title={title}
        sandbox="allow-same-origin"
        width={width}
        style={{ transform: `scale(${scale})`, height: `${100 / scale}%` }}
      />
    </div>
  )
}
