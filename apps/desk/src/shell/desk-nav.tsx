'use client'

import { usePathname } from 'next/navigation'

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

export function DeskNav({ mayExport }: { mayExport: boolean }) {
  const here = usePathname()
  const links = (screens: typeof first) =>
    screens.map(({ href, label }) => (
      <li key={href}>
        <a href={href} aria-current={href === here ? 'page' : undefined}>
          {label}
        </a>
      </li>
    ))
  return (
    <nav aria-label="Desk" className="desk-nav">
      <ul className="desk-nav-first">{links(first)}</ul>
      <ul className="desk-nav-second">
        {links(second.filter(({ href }) => mayExport || href !== '/export'))}
      </ul>
    </nav>
  )
}
