import type { ClipboardEvent, ReactNode } from 'react'
import { toKnownHeadings } from './to-known-headings.ts'

/** The editor makes ordinary text of a heading whose level it does not know: it gets one that it knows. */
export function PastedHeadings({ children }: { children: ReactNode }) {
  return (
    <div onPasteCapture={pasteAnew} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

function pasteAnew(event: ClipboardEvent): void {
  const html = toKnownHeadings(event.clipboardData.getData('text/html'))
  if (html === null) return
  event.preventDefault()
  event.stopPropagation()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', event.clipboardData.getData('text/plain'))
  event.target.dispatchEvent(
    new globalThis.ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}
