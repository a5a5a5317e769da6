import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { keepMarkup } from './kept-markup.ts'
import { MarkupInPage, type MarkupInPageProps } from './markup-in-page.tsx'
import { staticMarkup } from './static-markup.ts'

interface SentOnceProps extends Omit<MarkupInPageProps, 'name'> {
  /** Elements, text and server components, none of which runs code or changes in the browser. */
  children?: ReactNode
  /** Instead of children; it is not escaped. */
  html?: string
}

/**
 * What never changes stands in the page's HTML, and not a second time in React's data. For pages that are
 * loaded whole: a soft navigation brings the data alone.
 */
export function SentOnce({ children, html = staticMarkup(children, '"'), ...rest }: SentOnceProps) {
  const name = createHash('sha256').update(html).digest('base64url').slice(0, 8)
  keepMarkup(name, html)
  return <MarkupInPage {...rest} name={name} />
}
