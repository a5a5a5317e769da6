'use client'

import { useEffect, useState } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Files dropped anywhere in the window (a drop beside the target must not navigate to the file), or pasted.
 * Returns whether files hover; `onFiles` must be stable.
 */
export function useIncomingFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [hovering, setHovering] = useState(false)
  useEffect(() => {
    const control = new AbortController()
    const listen = { signal: control.signal }
    window.addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setHovering(true)
      },
      listen,
    )
    // Null: the pointer left the window.
    window.addEventListener(
      'dragleave',
      (event) => event.relatedTarget === null && setHovering(false),
      listen,
    )
    window.addEventListener(
      'drop',
      (event) => {
        setHovering(false)
        if (!carriesFiles(event)) return
        event.preventDefault()
        onFiles([...(event.dataTransfer?.files ?? [])])
      },
      listen,
    )
    window.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])]
        if (files.length > 0) event.preventDefault()
        onFiles(files)
      },
      listen,
    )
    return () => control.abort()
  }, [onFiles])
  return hovering
}
