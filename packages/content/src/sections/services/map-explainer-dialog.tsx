import { Dialog } from '@wiring/ui/dialog'
import { Label } from '@wiring/ui/label'
import styled from 'styled-components'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { twoDigits } from '../../parts/words/two-digits.ts'
import type { Services } from './services.query.ts'

const Frame = styled.div`
  margin-top: var(--space-5);

  > p {
    margin-bottom: var(--space-4);
    color: var(--ink-2);
  }

  .sides {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-6);
    margin: var(--space-6) 0 var(--space-5);
  }

  li {
    padding: var(--space-4) 0;
    border-top: 1px solid var(--line);
  }

  li p {
    color: var(--ink-2);
  }

  h3 {
    padding-bottom: var(--space-3);
    border-bottom: 3px solid var(--red);
    font-size: var(--text-lead);
  }

  .returns h3 {
    border-color: var(--green);
  }

  @media (max-width: 719px) {
    .sides {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

type Explainer = NonNullable<Services['explainer']>

/** “How We Map Your Wiring”: what goes in, what comes back. */
export function MapExplainerDialog({ explainer }: { explainer: Explainer }) {
  return (
    <Dialog id="map-explainer" title={explainer.title ?? 'How We Map Your Wiring'}>
      <Frame>
        <RichText value={explainer.body} />
        <div className="sides">
          <Side title={explainer.suppliesTitle} parts={explainer.supplies} prefix="IN" />
          <Side title={explainer.returnsTitle} parts={explainer.returns} prefix="OUT" className="returns" />
        </div>
        <Label as="p" tone="quiet">
          {explainer.note}
        </Label>
      </Frame>
    </Dialog>
  )
}

interface SideProps {
  title: string | null
  parts: Explainer['supplies'] | Explainer['returns']
  prefix: string
  className?: string
}

function Side({ title, parts, prefix, className }: SideProps) {
  return (
    <div className={className}>
      <h3>{title}</h3>
      <ol className="parts">
        {parts.map((part, index) => (
          <li key={part._key}>
            <Label tone="quiet">
              {prefix}-{twoDigits(null, index)}
            </Label>
            <p>
              <strong>{part.title}</strong>
            </p>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
