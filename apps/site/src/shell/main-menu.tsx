import { editMark } from '@wiring/content/parts/edit-mark/edit-mark.tsx'
import styled from 'styled-components'
import { navItems, type Settings } from './nav-items.ts'

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

interface MainMenuProps {
  /** For its button, which opens it on narrow screens. */
  id: string
  settings: Settings | null
  current: string
}

export function MainMenu({ id, settings, current }: MainMenuProps) {
  const items = navItems(settings?.navigation ?? [])
  return (
    <Menu id={id} aria-label="Main" className="ui-label">
      <ul className="links">
        {items.map(({ key, label, href }) => (
          <li key={href} {...editMark(settings ?? {}, ['navigation', { _key: key }])}>
            <a href={href} {...(href === current && currentPage)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
