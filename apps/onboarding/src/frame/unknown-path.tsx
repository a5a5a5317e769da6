'use client'

import { useEffect } from 'react'

/** Without control characters and session ids. */
export function UnknownPath() {
  useEffect(() => {
    const path = location.pathname.replace(/\p{Cc}/gu, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':sessionId')
    console.warn('Unknown path:', path)
  }, [])
  return null
}
