import { Dialog } from '@wiring/ui/dialog'
import { staticChildren } from '@wiring/ui/static-markup'
import styled from 'styled-components'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { SpecimenFigure } from '../../parts/specimen/specimen-figure.tsx'
import type { Services } from './services.query.ts'

const Body = styled.div`
  margin-top: var(--space-5);

  > p {
    color: var(--ink-2);
  }
`

const Specimen = styled(SpecimenFigure)`
  margin-top: var(--space-5);
  padding-top: var(--space-3);
`

/** What she supplies, and what comes back. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6);
  margin: var(--space-6) 0 var(--space-5);

  h3 {
    padding-bottom: var(--space-3);
    border-bottom: 3px solid var(--red);
    font-size: var(--text-lead);
  }

  div + div h3 {
    border-color: var(--green);
  }

  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    padding: var(--space-4) 0;
    border-top: 1px solid var(--line);
  }

  p {
    color: var(--ink-2);
  }

  strong {
    color: var(--ink);
  }

  @media (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

type Explainer = NonNullable<Services['explainer']>

interface MapExplainerDialogProps {
  explainer: Explainer
  specimen: Services['specimen']
}

export function MapExplainerDialog({ explainer, specimen }: MapExplainerDialogProps) {
  const body = (
    <>
      <RichText value={explainer.body} />
      <Specimen texts={specimen} picture="whole" />
      <Sides>
        <Side title={explainer.suppliesTitle} parts={explainer.supplies} />
        <Side title={explainer.returnsTitle} parts={explainer.returns} />
      </Sides>
      <p>
        <span>{explainer.note}</span> <span>{explainer.mapDelivery}</span>
      </p>
    </>
  )
  return (
    <Dialog id="map-explainer" title={explainer.title}>
      <Body {...staticChildren(body)} />
    </Dialog>
  )
}

interface SideProps {
  title: string | null
  parts: Explainer['supplies'] | Explainer['returns']
}

function Side({ title, parts }: SideProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ol className="ui-numbered">
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
