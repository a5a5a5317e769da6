'use client'

import { useShortcut } from './use-shortcut.ts'

const tabs = [
  { to: 'review', label: 'Review' },
  { to: 'inputs', label: 'Inputs' },
  { to: 'preview', label: 'Preview' },
  { to: 'delivery', label: 'Delivery' },
] as const

export function MapBar({
  map,
  name,
  here,
}: {
  map: string
  name: string
  here: (typeof tabs)[number]['to']
}) {
  useShortcut('escape', () => location.assign(`/review/${map}`))
  return (
    <div className="map-bar">
      <h1 tabIndex={-1}>
        <bdi>{name || 'Unnamed'}</bdi>
      </h1>
      <nav aria-label="This map">
        {tabs.map(({ to, label }) => (
          <a key={to} href={`/${to}/${map}`} aria-current={to === here ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <span className="ui-label" data-tone="quiet">
        <kbd>Esc</kbd> review
      </span>
    </div>
  )
}
