import { Logo } from '@wiring/ui/logo'
import styled from 'styled-components'
import { HeaderBar } from './header-bar.styles.ts'
import { MainMenu } from './main-menu.tsx'
import { MenuToggle } from './menu-toggle.tsx'
import type { Settings } from './nav-items.ts'
import { QuietSwitch } from './quiet-switch.tsx'
import { SectionLinks } from './section-links.tsx'

const Banner = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: var(--bg);
  border-bottom: 1px solid var(--line);

  /* Without JavaScript the menu is open, so the bar must not cover the page. */
  @media (scripting: none) and (max-width: 719px) {
    position: static;
  }

  @media print {
    display: none;
  }
`

const Home = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  margin-right: auto;
  font-size: 1.25rem;
  font-weight: 600;
  letter-spacing: -0.02em;
  text-decoration: none;
  min-width: 0;

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    max-width: 50vw;
  }

  /* The logo is enough; the controls need their labels. */
  @media (max-width: 359px) {
    span {
      display: none;
    }
  }
`

export function Header({ settings, current }: { settings: Settings | null; current: string }) {
  return (
    <Banner>
      <HeaderBar>
        <Home href="/" aria-label={`${settings?.name ?? 'Home'}, home`}>
          <Logo />
          <span aria-hidden="true">{settings?.name}</span>
        </Home>
        <QuietSwitch />
        <MenuToggle menu="menu" />
        <MainMenu id="menu" settings={settings} current={current} />
      </HeaderBar>
      <SectionLinks />
    </Banner>
  )
}
