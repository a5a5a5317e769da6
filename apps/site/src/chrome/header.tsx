import styled from 'styled-components'
import { Logo } from './logo.tsx'
import { MenuToggle } from './menu-toggle.tsx'
import { navItems, type Settings } from './nav-items.ts'
import { QuietSwitch } from './quiet-switch.tsx'
import { SectionLinks } from './section-links.tsx'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: var(--bg);
  border-bottom: 1px solid var(--line);

  .bar {
    display: flex;
    align-items: center;
    gap: var(--space-5);
    min-height: var(--header);
  }

  .logo {
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
  }

  .logo span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    max-width: 50vw;
  }

  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-6);
  }

  nav a {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
    background: linear-gradient(currentColor, currentColor) 0 calc(50% + 11px) / 0 2px no-repeat;
    transition: background-size 0.22s var(--ease);
  }

  nav a:hover,
  nav a[aria-current='page'] {
    background-size: 100% 2px;
  }

  .toggle {
    display: none;
  }

  @media (max-width: 719px) {
    .bar {
      flex-wrap: wrap;
      gap: 0 var(--space-4);
    }

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

      nav:not([data-open]) {
        display: none;
      }
    }

    nav {
      order: 9;
      flex-basis: 100%;
      margin-inline: calc(-1 * var(--gutter));
      padding: 0 var(--gutter) var(--space-4);
      border-top: 1px solid var(--line);
    }

    nav ul {
      flex-direction: column;
    }

    nav a {
      min-height: 56px;
      border-bottom: 1px solid var(--line);
      font-size: var(--text-small);
      background: none;
    }
  }
`

/** The fixed header: logo, sections, and the switch that stops everything that moves. */
export function Header({ settings, current }: { settings: Settings | null; current: string }) {
  const items = navItems(settings?.navigation ?? [])
  return (
    <Bar>
      <div className="ui-container bar">
        <a className="logo" href="/" aria-label={`${settings?.name ?? 'Home'}, home`}>
          <Logo />
          <span aria-hidden="true">{settings?.name}</span>
        </a>
        <QuietSwitch />
        <MenuToggle menu="menu" />
        <nav id="menu" aria-label="Main" className="ui-label">
          <ul className="links">
            {items.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <SectionLinks />
    </Bar>
  )
}
