'use client'

import styled from 'styled-components'
import { ChoiceLink, Choices, HeadBar, HeadTitle } from '../parts/head-bar.styles.ts'
import { Key } from '../parts/key.styles.ts'
import { useShortcut } from './use-shortcut.ts'

const tabs = [
  { to: 'review', label: 'Review' },
  { to: 'inputs', label: 'Inputs' },
  { to: 'preview', label: 'Preview' },
  { to: 'delivery', label: 'Delivery' },
] as const

const Bar = styled(HeadBar)`
  && {
    gap: 4px 24px;
    padding: 10px var(--edge);
  }
`

const Name = styled(HeadTitle)`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Screens = styled(Choices)`
  margin-right: auto;
`

const ScreenLink = styled(ChoiceLink)`
  && {
    padding: 8px 0;
  }
`

const Hint = styled.span`
  @media (max-width: 519px) {
    display: none;
  }
`

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
    <Bar as="div">
      <Name tabIndex={-1}>
        <bdi>{name || 'Unnamed'}</bdi>
      </Name>
      <Screens aria-label="This map">
        {tabs.map(({ to, label }) => (
          <ScreenLink key={to} href={`/${to}/${map}`} aria-current={to === here ? 'page' : undefined}>
            {label}
          </ScreenLink>
        ))}
      </Screens>
      <Hint className="ui-label" data-tone="quiet">
        <Key>Esc</Key> review
      </Hint>
    </Bar>
  )
}
