import { editMark } from '@wiring/content/parts/edit-mark/edit-mark.tsx'
import { Logo } from '@wiring/ui/logo'
import { Container } from '@wiring/ui/section'
import styled from 'styled-components'
import { MenuToggle } from './menu-toggle.tsx'
import { navItems, type Settings } from './nav-items.ts'
import { QuietSwitch } from './quiet-switch.tsx'
import { SectionLinks } from './section-links.tsx'

const Frame = styled.header`
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

/** The buttons of the bar run in the browser, so it styles them. */
const Bar = styled(Container)`
  display: flex;
  align-items: center;
  gap: var(--space-5);
  min-height: var(--header);

  .toggle {
    display: none;
  }

  .quiet {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 4px;
    border: 0;
    background: none;
  }

  .quiet i {
    position: relative;
    width: 28px;
    height: 14px;
    border: 1px solid currentColor;
    border-radius: 7px;
  }

  .quiet i::after {
    content: "";
    position: absolute;
    inset: 2px auto 2px 2px;
    width: 8px;
    border-radius: 50%;
    background: currentColor;
    transition: transform 0.16s var(--ease);
  }

  .quiet[aria-pressed="true"] i {
    background: var(--ink);
  }

  .quiet[aria-pressed="true"] i::after {
    background: var(--bg);
    transform: translateX(14px);
  }

  @media (scripting: none) {
    .quiet {
      display: none;
    }
  }

  @media (max-width: 719px) {
    flex-wrap: wrap;
    gap: 0 var(--space-4);

    @media (scripting: enabled) {
      .toggle {
        display: inline-flex;
        align-items: center;
        gap: 10px;
        min-width: 44px;
        min-height: 44px;
        padding: 0;
        border: 0;
        background: none;
      }
    }
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

const Menu = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-6);
  }

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
    background: linear-gradient(currentColor, currentColor) 0 calc(50% + 11px) / 0 2px no-repeat;
    transition: background-size 0.22s var(--ease);
  }

  a:hover,
  a[aria-current="page"] {
    background-size: 100% 2px;
  }

  @media (max-width: 719px) {
    order: 9;
    flex-basis: calc(100% + 2 * var(--gutter));
    margin-inline: calc(-1 * var(--gutter));
    padding: 0 var(--gutter) var(--space-4);
    border-top: 1px solid var(--line);

    @media (scripting: enabled) {
      &:not([data-open]) {
        display: none;
      }
    }

    ul {
      flex-direction: column;
    }

    a {
      min-height: 56px;
      border-bottom: 1px solid var(--line);
      font-size: var(--text-small);
      background: none;
    }
  }
`

/** Spread: an undefined prop would be in every page's data. */
const currentPage = { 'aria-current': 'page' } as const

export function Header({ settings, current }: { settings: Settings | null; current: string }) {
  const items = navItems(settings?.navigation ?? [])
  return (
    <Frame>
      <Bar>
        <Home href="/" aria-label={`${settings?.name ?? 'Home'}, home`}>
          <Logo />
          <span aria-hidden="true">{settings?.name}</span>
        </Home>
        <QuietSwitch />
        <MenuToggle menu="menu" />
        <Menu id="menu" aria-label="Main" className="ui-label">
          <ul className="links">
            {items.map(({ key, label, href }) => (
              <li key={href} {...editMark(settings ?? {}, `navigation:${key}`)}>
                <a href={href} {...(href === current && currentPage)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Menu>
      </Bar>
      <SectionLinks />
    </Frame>
  )
}
