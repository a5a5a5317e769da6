import { safeLink } from '@wiring/content/parts/link/validate-href.ts'
import { Label } from '@wiring/ui/label'
import { Logo } from '@wiring/ui/logo'
import { FooterFrame } from './footer.frame.ts'
import { navItems, type Settings } from './nav-items.ts'

export function Footer({ settings }: { settings: Settings | null }) {
  const anchors = navItems(settings?.footerNavigation ?? [])
  const socials = (settings?.socials ?? []).flatMap(({ label, url }) => {
    const href = safeLink(url)
    return label && href ? [{ label, href }] : []
  })
  return (
    <FooterFrame>
      <div className="ui-container">
        <div className="columns">
          <div>
            <Logo size={32} />
            <p className="promise">{settings?.tagline}</p>
          </div>
          <FooterLinks title="Sections" links={anchors} />
          <FooterLinks title="Elsewhere" links={socials} />
        </div>
        <div className="end">
          <span>
            <span>{settings?.name}</span>
            {settings?.footerNote && <span>{` · ${settings.footerNote}`}</span>}
          </span>
          {settings && <a href="/privacy-policy.pdf">{settings.privacyLabel}</a>}
        </div>
      </div>
    </FooterFrame>
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
