import { editMark } from '@wiring/content/parts/edit-mark/edit-mark.tsx'
import { Logo } from '@wiring/ui/logo'
import { HeaderFrame } from './header.frame.ts'
import { MenuToggle } from './menu-toggle.tsx'
import { navItems, type Settings } from './nav-items.ts'
import { QuietSwitch } from './quiet-switch.tsx'
import { SectionLinks } from './section-links.tsx'

/** Spread: an undefined prop would be in every page's data. */
const currentPage = { 'aria-current': 'page' } as const

export function Header({ settings, current }: { settings: Settings | null; current: string }) {
  const items = navItems(settings?.navigation ?? [])
  return (
    <HeaderFrame>
      <div className="ui-container bar">
        <a className="logo" href="/" aria-label={`${settings?.name ?? 'Home'}, home`}>
          <Logo />
          <span aria-hidden="true">{settings?.name}</span>
        </a>
        <QuietSwitch />
        <MenuToggle menu="menu" />
        <nav id="menu" aria-label="Main" className="ui-label">
          <ul className="links">
            {items.map(({ key, label, href }) => (
              <li key={href} {...editMark(settings ?? {}, `navigation:${key}`)}>
                <a href={href} {...(href === current && currentPage)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <SectionLinks />
    </HeaderFrame>
  )
}
