import { safeHref } from '@wiring/content/parts/link/safe-href.ts'

/** The link an editor gave, if it is safe to print; schemes that run code and lookalike paths are dropped. */
export function safeLink(href: string | null | undefined): string | undefined {
  return href && safeHref(href) === true ? href : undefined
}
