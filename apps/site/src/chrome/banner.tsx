import { stegaClean } from '@sanity/client/stega'
import { safeLink } from '@wiring/content/parts/link/safe-href.ts'
import { BannerFrame } from './banner.frame.ts'
import type { Settings } from './nav-items.ts'

export function Banner({ banner }: { banner: Settings['banner'] | undefined }) {
  if (!banner?.text) return null
  const href = safeLink(stegaClean(banner.link?.href))
  return (
    <BannerFrame aria-label="Announcement">
      <div className="ui-container">
        <p>{banner.text}</p>
        {href && banner.link?.label && <a href={href}>{banner.link.label}</a>}
      </div>
    </BannerFrame>
  )
}
