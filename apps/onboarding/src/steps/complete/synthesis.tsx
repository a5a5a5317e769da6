import { maskedEmail, type WiringSession } from '@wiring/session/session'
import { Label } from '@wiring/ui/label'
import { Lamp } from '@wiring/ui/lamp'
import { StepHeading } from '../../wizard/step-heading.tsx'

/** Everything is in. The map comes by email; nothing is left to do here. */
export function Synthesis({ session }: { session: WiringSession }) {
  return (
    <div className="screen">
      <Label as="p" tone="quiet">
        Step 4 — Complete
      </Label>
      <StepHeading key="synthesis">Synthesis in Progress</StepHeading>
      <p className="screen-lead">
        We are wiring your inputs together. An email goes to <strong>{maskedEmail(session.email)}</strong>{' '}
        when your map is ready.
      </p>
      <ul className="signals">
        <li>
          <Lamp signal="green">Survey received</Lamp>
        </li>
        <li>
          <Lamp signal="green">Profile received</Lamp>
        </li>
        <li>
          <Lamp signal="green">Visuals received</Lamp>
        </li>
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
