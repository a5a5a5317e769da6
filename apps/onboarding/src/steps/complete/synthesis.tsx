import { maskedEmail } from '@wiring/session/masked-email'
import type { WiringSession } from '@wiring/session/session'
import { Label } from '@wiring/ui/label'
import { Lamp } from '@wiring/ui/lamp'
import { StepHeading } from '../../wizard/step-heading.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'
import { MapSheet } from './map-sheet.tsx'

/** Everything is in. The map comes by email; nothing is left to do here. */
export function Synthesis({ session }: { session: WiringSession }) {
  const { texts } = useWizard()
  return (
    <div className="screen">
      <Label as="p" tone="quiet">
        Step 4 — Complete
      </Label>
      <StepHeading>{texts.complete.synthesisTitle}</StepHeading>
      <p className="screen-lead">
        {texts.complete.synthesisText} {texts.mapDelivery} An email goes to{' '}
        <strong>{maskedEmail(session.email)}</strong>.
      </p>
      <MapSheet name={session.name_for_certificate ?? ''} />
      <ul className="signals">
        {['Survey received', 'Profile received', 'Visuals received'].map((words) => (
          <li key={words}>
            <Lamp signal="green">{words}</Lamp>
          </li>
        ))}
        <li>
          <Lamp signal="yellow" className="blinking">
            Map in synthesis
          </Lamp>
        </li>
      </ul>
      <p className="screen-hint">You can close this page. The answers on this device have been cleared.</p>
    </div>
  )
}
