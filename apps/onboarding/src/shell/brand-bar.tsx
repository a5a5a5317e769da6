import { NewTabMark } from '@wiring/ui/button'
import { Logo } from '@wiring/ui/logo'
import styled from 'styled-components'
import { env } from '../env.ts'
import { getWizardTexts } from '../session/get-wizard-texts.ts'

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
  justify-content: space-between;
  max-width: calc(1080px + 2 * var(--gutter));
  min-height: 56px;
  margin-inline: auto;
  padding-inline: var(--gutter);
`

const Brand = styled.a`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  color: var(--ink);
  font-size: 1.25rem;
  font-weight: 600;
  letter-spacing: -0.03em;
  text-decoration: none;
`

const Privacy = styled.a`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  color: var(--ink-2);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`

export function BrandBar() {
  const { SITE_URL } = env()
  const { brand, privacyLabel } = getWizardTexts()
  return (
    <Bar aria-label="Studio">
      <Brand href={`${SITE_URL}/`} aria-label={`${brand}, home`}>
        <Logo size={22} />
        <span aria-hidden="true">{brand}</span>
      </Brand>
      <Privacy href={`${SITE_URL}/privacy-policy.pdf`} target="_blank" rel="noopener noreferrer">
        <span>{privacyLabel}</span> <NewTabMark />
      </Privacy>
    </Bar>
  )
}
