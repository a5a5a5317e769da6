'use client'

import { useEffect } from 'react'
import { printable } from './printable.ts'

export function UnknownPathLog() {
  useEffect(() => {
    console.warn(`404: no page at ${printable(location.pathname)}`)
  }, [])
  return null
}
