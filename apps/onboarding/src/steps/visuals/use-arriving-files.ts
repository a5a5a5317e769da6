'use client'

import { useEffect, useState } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Files dropped anywhere in the window or pasted. A drop beside the target must not make the browser leave the wizard to
 * show the file. Returns whether files hover over the window now. `onFiles` must be stable.
 */
export function useArrivingFiles(onFiles: (files: readonly File[]) => void): boolean {
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
    // Null: the pointer left the window, not just one element for another.
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
