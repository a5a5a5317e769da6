import { stegaClean } from '@sanity/client/stega'
import styled from 'styled-components'
import type { Settings } from './nav-items.ts'
import { safeLink } from './safe-link.ts'

/** Styled here: visitors download it only while there is a banner. */
const Line = styled.aside`
  background: var(--ink);
  color: var(--on-ink, var(--bg));
  font-size: var(--text-small);

  .ui-container {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-5);
    min-height: 44px;
    padding-block: 8px;
    overflow-wrap: anywhere;
  }

  a {
    color: inherit;
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }
`

export function Banner({ banner }: { banner: Settings['banner'] | undefined }) {
  if (!banner?.text) return null
  const href = safeLink(stegaClean(banner.link?.href))
  return (
    <Line aria-label="Announcement">
      <div className="ui-container">
        <p>{banner.text}</p>
        {href && banner.link?.label && <a href={href}>{banner.link.label}</a>}
      </div>
    </Line>
  )
}
