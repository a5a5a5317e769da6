'use client'

import { type ComponentType, useEffect, useState } from 'react'

/** Loads the tools of a draft session by themselves: visitors, who never see them, never load them. */
export function EditMarks({ editor }: { editor: boolean }) {
  const [Tools, setTools] = useState<ComponentType<{ editor: boolean }>>()
  useEffect(() => {
    import('./session-tools.tsx').then(({ SessionTools }) => setTools(() => SessionTools))
  }, [])
  return Tools ? <Tools editor={editor} /> : null
}
