import { safeHref } from '@wiring/content/parts/link/safe-href.ts'

/** `null` for schemes that run code and for lookalike paths. */
export function safeLink(href: string | null | undefined): string | undefined {
  return href && safeHref(href) === true ? href : undefined
}
