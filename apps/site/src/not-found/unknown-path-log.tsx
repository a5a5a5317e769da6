'use client'

import { useEffect } from 'react'

/** One harmless line: decoded if possible, without control or direction characters, at most 500 long. */
export function printable(path: string): string {
  return decoded(path)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .slice(0, 500)
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

export function UnknownPathLog() {
  useEffect(() => {
    console.warn(`404: no page at ${printable(location.pathname)}`)
  }, [])
  return null
}
