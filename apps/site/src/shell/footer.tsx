import { safeLink } from '@wiring/content/parts/link/validate-href.ts'
import { Label } from '@wiring/ui/label'
import { Logo } from '@wiring/ui/logo'
import { Container } from '@wiring/ui/section'
import { staticChildren } from '@wiring/ui/static-markup'
import styled from 'styled-components'
import { navItems, type Settings } from './nav-items.ts'

const Foot = styled.footer`
  border-top: 1px solid var(--rule);
  padding-block: var(--space-8) var(--space-6);

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
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-7) var(--space-5);

  @media (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > div {
      grid-column: 1 / -1;
    }
  }

  @media print {
    nav {
      display: none;
    }
  }
`

const Tagline = styled.p`
  margin-top: var(--space-4);
  font-size: var(--text-3);
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: -0.03em;
  max-width: 18em;
`

const Links = styled.ul`
  margin-top: var(--space-3);
`

const Imprint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-8);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--ink-2);
  font-size: var(--text-small);

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
    margin-right: auto;
  }
`

export function Footer({ settings }: { settings: Settings | null }) {
  const anchors = navItems(settings?.footerNavigation ?? [])
  const socials = (settings?.socials ?? []).flatMap(({ label, url }) => {
    const href = safeLink(url)
    return label && href ? [{ label, href }] : []
  })
  const inside = (
    <Container>
      <Columns>
        <div>
          <Logo size={32} />
          <Tagline>{settings?.tagline}</Tagline>
        </div>
        <FooterLinks title="Sections" links={anchors} />
        <FooterLinks title="Elsewhere" links={socials} />
      </Columns>
      <Imprint>
        <span>
          <span>{settings?.name}</span>
          {settings?.footerNote && <span>{` · ${settings.footerNote}`}</span>}
        </span>
        {settings && <a href="/privacy-policy.pdf">{settings.privacyLabel}</a>}
      </Imprint>
    </Container>
  )
  return <Foot {...staticChildren(inside)} />
}

function FooterLinks({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <Label as="p" tone="quiet">
        {title}
      </Label>
      <Links>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </Links>
    </nav>
  )
}
