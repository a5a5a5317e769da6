'use client'

import { type ComponentType, useEffect, useState } from 'react'

/** Visitors never load them. */
export function LazySessionTools({ editor }: { editor: boolean }) {
  const [Tools, setTools] = useState<ComponentType<{ editor: boolean }>>()
  useEffect(() => {
    import('./session-tools.tsx').then(({ SessionTools }) => setTools(() => SessionTools))
  }, [])
  return Tools ? <Tools editor={editor} /> : null
}
