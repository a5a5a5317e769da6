/** A text has two levels of headings; the page's own are above them. */
const known: Record<string, string> = { H1: 'h3', H2: 'h3', H5: 'h4', H6: 'h4' }

/** Null where there is nothing to change. */
export function toKnownHeadings(html: string): string | null {
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
