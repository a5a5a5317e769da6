import { maskedEmail, type WiringSession } from '@wiring/session/session'
import { Board, Mark, Terminal, Trace } from '@wiring/ui/board'
import { Label } from '@wiring/ui/label'
import { Lamp } from '@wiring/ui/lamp'
import { routeTrace } from '@wiring/ui/route-trace'
import { Wires } from '@wiring/ui/wires'
import { StepHeading } from '../../wizard/step-heading.tsx'

/** Three signals meet and leave as one sheet. */
const lines = [
  {
    name: 'SURVEY',
    y: 32,
    color: 'red',
    path: routeTrace([
      [24, 32],
      [210, 32],
      [210, 80],
      [330, 80],
    ]),
  },
  { name: 'PROFILE', y: 96, color: 'ink', path: 'M24 96L330 96' },
  {
    name: 'VISUALS',
    y: 160,
    color: 'yellow',
    path: routeTrace([
      [24, 160],
      [210, 160],
      [210, 112],
      [330, 112],
    ]),
  },
] as const

/** Everything is in. The map comes by email; nothing is left to do here. */
export function Synthesis({ session }: { session: WiringSession }) {
  return (
    <div className="screen">
      <Label as="p" tone="quiet">
        Step 4 — Complete
      </Label>
      <StepHeading>Synthesis in Progress</StepHeading>
      <p className="screen-lead">
        Your inputs are being wired together. An email goes to <strong>{maskedEmail(session.email)}</strong>{' '}
        when the map is ready.
      </p>
      <Wires stagger={400} className="synthesis ui-dots">
        <Board width={560} height={192}>
          {lines.map(({ name, y, color, path }) => (
            <g key={name}>
              <Trace d={path} color={color} />
              <Terminal x={24} y={y} color={color} />
              <Mark x={44} y={y - 10}>
                {name}
              </Mark>
            </g>
          ))}
          <path d="M330 64h88v64h-88z" fill="var(--ink)" />
          <text x="374" y="101" textAnchor="middle" className="synthesis-name">
            U1 · YOU
          </text>
          <Trace d="M418 96L526 96" color="green" />
          <Terminal x={536} y={96} color="green" open />
          <Mark x={546} y={76} end>
            MAP
          </Mark>
        </Board>
      </Wires>
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
