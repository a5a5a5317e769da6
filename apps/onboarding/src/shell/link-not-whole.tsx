import { ButtonLink } from '@wiring/ui/button'
import { Lamp } from '@wiring/ui/lamp'
import { env } from '../env.ts'
import { getWizardTexts } from '../session/get-wizard-texts.ts'
import { Notice } from './notice.tsx'

/** Whoever reads that nothing is held believes it, and asks no more. */
export function LinkNotWhole() {
  const { contactEmail } = getWizardTexts()
  return (
    <Notice drawing="broken">
      <Lamp signal="yellow">Nothing deleted</Lamp>
      <h2 className="ui-heading screen-heading">This link is not whole.</h2>
      <p className="screen-lead">
        <span>
          So we cannot tell what it belongs to, and nothing was deleted. Open it from the mail, or copy all of
          it again.
        </span>
        {contactEmail !== null && (
          <span>
            {' '}
            Or write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>: a person deletes it for you.
          </span>
        )}
      </p>
      <div className="screen-actions">
        <ButtonLink href={`${env().SITE_URL}/`}>Home</ButtonLink>
      </div>
    </Notice>
  )
}
