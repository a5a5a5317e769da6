import { NewTabMark } from '@wiring/ui/button'
import { Logo } from '@wiring/ui/logo'
import { env } from '../env.ts'
import { getWizardTexts } from '../session/get-wizard-texts.ts'

export function BrandBar() {
  const { SITE_URL } = env()
  const { brand, privacyLabel } = getWizardTexts()
  return (
    <nav className="brand-bar" aria-label="Studio">
      <a className="brand" href={`${SITE_URL}/`} aria-label={`${brand}, home`}>
        <Logo size={22} />
        <span aria-hidden="true">{brand}</span>
      </a>
      <a
        className="brand-privacy"
        href={`${SITE_URL}/privacy-policy.pdf`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <span>{privacyLabel}</span> <NewTabMark />
      </a>
    </nav>
  )
}
