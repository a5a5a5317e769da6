'use client'

import { usePathname } from 'next/navigation'
import styled from 'styled-components'
import { ChoiceLink } from '../parts/head-bar.styles.ts'

const first = [
  { href: '/', label: 'Queue' },
  { href: '/delivered', label: 'Delivered' },
  { href: '/waitlist', label: 'Waitlist' },
  { href: '/numbers', label: 'Numbers' },
  { href: '/log', label: 'Log' },
]
const second = [
  { href: '/operators', label: 'Operators' },
  { href: '/export', label: 'Export' },
  { href: '/health', label: 'Health' },
]

const Nav = styled.nav`
  display: flex;
  flex: 1;
  gap: 0 28px;
  min-width: 0;

  @media (max-width: 1199px) {
    order: 1;
    flex: 1 0 100%;
    gap: 22px;
    margin-inline: calc(-1 * var(--edge));
    padding-inline: var(--edge);
    overflow-x: auto;
    border-top: 1px solid var(--line);
    scrollbar-width: none;
  }
`

const Links = styled.ul`
  display: flex;
  gap: 0 22px;
`

const SecondLinks = styled(Links)`
  padding-left: 28px;
  border-left: 1px solid var(--line);
  font-size: 0.875rem;

  @media (max-width: 1199px) {
    padding-left: 22px;
  }
`

const ScreenLink = styled(ChoiceLink)`
  && {
    display: flex;
    align-items: center;
    height: 55px;
    padding: 0;
  }

  @media (max-width: 1199px) {
    && {
      height: 44px;
    }
  }
`

export function DeskNav({ mayExport }: { mayExport: boolean }) {
  const here = usePathname()
  const links = (screens: typeof first) =>
    screens.map(({ href, label }) => (
      <li key={href}>
        <ScreenLink href={href} aria-current={href === here ? 'page' : undefined}>
          {label}
        </ScreenLink>
      </li>
    ))
  return (
    <Nav aria-label="Desk">
      <Links>{links(first)}</Links>
      <SecondLinks>{links(second.filter(({ href }) => mayExport || href !== '/export'))}</SecondLinks>
    </Nav>
  )
}
