import { safeLink } from '@wiring/content/parts/link/validate-href.ts'
import type { SiteSettingsQueryResult } from '@wiring/content/sanity.types'

export type Settings = NonNullable<SiteSettingsQueryResult>

export function navItems(links: Settings['navigation' | 'footerNavigation']) {
  return links.flatMap(({ _key, label, href }) => {
    const target = safeLink(href)
    if (!label || !target) return []
    // `#about` must work on every page.
    return [{ key: _key, label, href: target.startsWith('#') ? `/${target}` : target }]
  })
}
