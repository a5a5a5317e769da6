'use client'

import { type HTMLAttributes, useState } from 'react'
import { keptMarkup } from './kept-markup.ts'

export interface MarkupInPageProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'footer'
  name: string
}

/** If React renders a page anew, this gets back what the page shows. */
export function MarkupInPage({ as: Element = 'div', name, ...rest }: MarkupInPageProps) {
  const [content] = useState(() => ({
    dangerouslySetInnerHTML: {
      __html: typeof document === 'undefined' ? keptMarkup(name) : shownMarkup(name),
    },
  }))
  return <Element {...rest} {...content} data-markup={name} />
}

const shownMarkup = (name: string) => document.querySelector(`[data-markup="${name}"]`)?.innerHTML ?? ''
