import { safeLink } from '@wiring/content/parts/link/safe-href.ts'
import type { SiteSettingsQueryResult } from '@wiring/content/sanity.types'

export interface NavItem {
  key: string
  label: string
  href: string
}

interface RawLink {
  _key: string
  label: string | null
  href: string | null
}

/** With words and a safe target; `#about` becomes `/#about`, to work from every page. */
export function navItems(links: readonly RawLink[]): NavItem[] {
  return links.flatMap(({ _key, label, href }) => {
    const target = safeLink(href)
    if (!label || !target) return []
    return [{ key: _key, label, href: target.startsWith('#') ? `/${target}` : target }]
  })
}

export type Settings = NonNullable<SiteSettingsQueryResult>
