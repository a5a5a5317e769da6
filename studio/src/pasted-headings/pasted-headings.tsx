import type { ClipboardEvent, ReactNode } from 'react'

/** A text has two levels of headings; the page's own are above them. */
const known: Record<string, string> = { H1: 'h3', H2: 'h3', H5: 'h4', H6: 'h4' }

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

/** Null where there is nothing to change. */
function toKnownHeadings(html: string): string | null {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const unknown = parsed.querySelectorAll('h1, h2, h5, h6')
  if (unknown.length === 0) return null
  for (const heading of unknown) {
    const renamed = parsed.createElement(known[heading.tagName] ?? 'h3')
    renamed.append(...heading.childNodes)
    heading.replaceWith(renamed)
  }
  return parsed.documentElement.outerHTML
}
