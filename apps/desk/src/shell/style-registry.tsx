'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

export function StyleRegistry({ children }: { children: ReactNode }) {
  const [serverStyles] = useState(() => new ServerStyleSheet())
  useServerInsertedHTML(() => {
    const element = serverStyles.getStyleElement()
    serverStyles.instance.clearTag()
    return element
  })
  if (typeof window !== 'undefined') return children
  return <StyleSheetManager sheet={serverStyles.instance}>{children}</StyleSheetManager>
}
