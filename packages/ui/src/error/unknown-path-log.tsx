'use client'

import { useEffect } from 'react'

/** Without session ids and addresses of maps, and without characters that could forge log lines. */
export function sanitizePath(path: string): string {
  return decode(path)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':sessionId')
    .replace(/[0-9a-f]{64}/gi, ':secret')
    .slice(0, 500)
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

export function UnknownPathLog() {
  useEffect(() => {
    console.warn(`404: no page at ${sanitizePath(location.pathname)}`)
  }, [])
  return null
}
