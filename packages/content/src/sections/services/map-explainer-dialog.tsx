import { Dialog } from '@wiring/ui/dialog'
import type { ReactNode } from 'react'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { ExplainerFrame } from './explainer.frame.ts'
import type { Services } from './services.query.ts'

type Explainer = NonNullable<Services['explainer']>

export function MapExplainerDialog({ explainer, specimen }: { explainer: Explainer; specimen: ReactNode }) {
  return (
    <Dialog id="map-explainer" title={explainer.title}>
      <ExplainerFrame>
        <RichText value={explainer.body} />
        {specimen}
        <div className="sides">
          <Side title={explainer.suppliesTitle} parts={explainer.supplies} />
          <Side title={explainer.returnsTitle} parts={explainer.returns} className="returns" />
        </div>
        <p>
          <span>{explainer.note}</span> <span>{explainer.mapDelivery}</span>
        </p>
      </ExplainerFrame>
    </Dialog>
  )
}

interface SideProps {
  title: string | null
  parts: Explainer['supplies'] | Explainer['returns']
  className?: string
}

function Side({ title, parts, className }: SideProps) {
  return (
    <div className={className}>
      <h3>{title}</h3>
      <ol className="parts ui-numbered">
        {parts.map((part) => (
          <li key={part._key}>
            <p>
              <strong>{part.title}</strong>
              <br />
              <span>{part.text}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
