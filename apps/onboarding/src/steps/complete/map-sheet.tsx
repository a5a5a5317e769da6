import type { WiringSession } from '@wiring/contract/session'
import type { OwnLineTrack } from '@wiring/map/drawing/stretches'
import { PicturesForPrint } from '@wiring/ui/pictures-for-print'
import { DrawnLine } from '../../wizard/own-line/drawn-line.tsx'
import { ownLineSentence, useOwnLine } from '../../wizard/own-line/use-own-line.ts'
import { inputsOf } from '../../wizard/step.ts'
import { useWizard } from '../../wizard/wizard-context.ts'

const track: OwnLineTrack = {
  start: 0,
  gate: (index) => [18 + 24 * index, 28 + 24 * index],
  lane: (level) => 48 + 15 * level,
  gap: 14,
  corner: 7,
  point: (u, v) => [u, v],
  end: 220,
}

export interface MapSheetProps {
  session: WiringSession
  sent: boolean
}

export function MapSheet({ session, sent }: MapSheetProps) {
  const { filledFields, steps } = useWizard()
  const own = useOwnLine()
  return (
    <div className="sheet ui-dots" data-sent={sent || undefined}>
      <PicturesForPrint />
      <ul className="sheet-inputs" aria-label="What the map is made from">
        {inputsOf(steps).map(({ name, color, Summary }, index) => (
          <li key={name} className="sheet-input" data-trace={color}>
            <span className="sheet-input-name ui-label">{`IN-${index + 1} ${name}`}</span>
            <Summary session={session} filledFields={filledFields} />
          </li>
        ))}
      </ul>
      <div className="sheet-title">
        {own && (
          <figure className="sheet-line">
            <svg viewBox="0 0 220 96" fill="none" role="img" aria-label={own.description}>
              <DrawnLine line={own.line} track={track} reach={42} output="made" />
            </svg>
            <figcaption className="sheet-line-text">{ownLineSentence}</figcaption>
          </figure>
        )}
        <dl>
          <div className="sheet-row">
            <dt className="sheet-term">Drawing</dt>
            <dd className="sheet-value">Wiring Map</dd>
          </div>
          <div className="sheet-row">
            <dt className="sheet-term">For</dt>
            <dd className="sheet-value">
              <bdi>{session.name_for_certificate || 'Unnamed'}</bdi>
            </dd>
          </div>
          <div className="sheet-row">
            <dt className="sheet-term">Sheet</dt>
            <dd className="sheet-value">1/4 · Rev 01</dd>
          </div>
        </dl>
      </div>
    </div>
  )
}
