import { stegaClean } from '@sanity/client/stega'
import { safeLink } from '@wiring/content/parts/link/validate-href.ts'
import { Container } from '@wiring/ui/section'
import styled from 'styled-components'
import type { Settings } from './nav-items.ts'

const Strip = styled.aside`
  background: var(--ink);
  color: var(--on-ink, var(--bg));
  font-size: var(--text-small);
`

const Announcement = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);
  min-height: 44px;
  padding-block: 8px;
  overflow-wrap: anywhere;
`

const Further = styled.a`
  color: inherit;
  display: inline-flex;
  align-items: center;
  min-height: 28px;
`

export function Banner({ banner }: { banner: Settings['banner'] | undefined }) {
  if (!banner?.text) return null
  const href = safeLink(stegaClean(banner.link?.href))
  return (
    <Strip aria-label="Announcement">
      <Announcement>
        <p>{banner.text}</p>
        {href && banner.link?.label && <Further href={href}>{banner.link.label}</Further>}
      </Announcement>
    </Strip>
  )
}
