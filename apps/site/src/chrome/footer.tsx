import { Label } from '@wiring/ui/label'
import styled from 'styled-components'
import { Logo } from './logo.tsx'
import { navItems, type Settings } from './nav-items.ts'
import { safeLink } from './safe-link.ts'

const Foot = styled.footer`
  border-top: 1px solid var(--rule);
  padding-block: var(--space-8) var(--space-6);

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-7) var(--space-5);
  }

  .promise {
    margin-top: var(--space-4);
    font-size: var(--text-3);
    font-weight: 600;
    line-height: 1.1;
    letter-spacing: -0.03em;
    max-width: 18em;
  }

  ul {
    margin-top: var(--space-3);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }

  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-5);
    margin-top: var(--space-8);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
    color: var(--ink-2);
  }

  .end > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
    margin-right: auto;
  }

  @media (max-width: 719px) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    .columns > :first-child {
      grid-column: 1 / -1;
    }
  }
`

/** The title block of the sheet: anchors, socials, the privacy policy. */
export function Footer({ settings }: { settings: Settings | null }) {
  const anchors = navItems(settings?.footerNavigation ?? [])
  const socials = (settings?.socials ?? []).flatMap(({ label, url }) => {
    const href = safeLink(url)
    return label && href ? [{ label, href }] : []
  })
  return (
    <Foot>
      <div className="ui-container">
        <div className="columns">
          <div>
            <Logo size={32} />
            <p className="promise">{settings?.tagline}</p>
          </div>
          <FooterLinks title="Sections" links={anchors} />
          <FooterLinks title="Elsewhere" links={socials} />
        </div>
        <div className="end ui-label">
          <span>
            {settings?.name} {settings?.footerNote}
          </span>
          <a href="/privacy-policy.pdf">{settings?.privacyLabel ?? 'Privacy policy'} (PDF)</a>
        </div>
      </div>
    </Foot>
  )
}

function FooterLinks({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <Label as="p" tone="quiet">
        {title}
      </Label>
      <ul className="links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
