import { withArrows } from '@wiring/ui/arrow'
import { Section } from '@wiring/ui/section'
import { staticChildren } from '@wiring/ui/static-markup'
import { Wires } from '@wiring/ui/wires'
import styled from 'styled-components'
import { EmptyList, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { FeatureDrawing } from './feature-drawing.tsx'
import type { Features } from './features.query.ts'

/** Its items, too: each as a part would bring its style along. */
const Rack = styled.ul`
  --green: var(--phosphor);
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(320px, 30%)), 1fr));
  gap: 1px;
  border: 1px solid var(--rule);
  background: var(--line);

  li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    min-width: 0;
    padding: var(--space-5);
    background: var(--bg);
    transition: background-color 0.2s var(--ease);
  }

  li:hover {
    background: var(--bg-2);
  }

  .slot {
    display: flex;
    justify-content: space-between;
    max-width: none;
    color: var(--green-text);
  }

  i {
    width: 10px;
    height: 10px;
    border: 1px solid var(--ink-2);
    border-radius: 50%;
    transition: background-color 0.2s var(--ease);
  }

  li:hover i {
    border-color: var(--phosphor);
    background: var(--phosphor);
  }

  .drawing {
    max-width: 320px;
    margin-block: var(--space-5) var(--space-6);
  }

  h3 {
    margin-top: auto;
    font-size: var(--text-3);
    line-height: 1.08;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }

  p:last-child {
    color: var(--ink-2);
    max-width: 40ch;
  }

  /* A border each, so that page breaks leave none open. */
  @media print {
    display: block;
    border: 0;
    background: none;

    li {
      margin-bottom: var(--space-4);
      border: 1px solid var(--rule);
    }
  }
`

export function FeaturesSection({ features }: { features: Features }) {
  if (isLeftOut(features, features.features)) return <div id="features" />
  const items = features.features.map((feature, index) => (
    <li key={feature._id}>
      <p className="slot ui-label">
        <span>{`K${index + 1}`}</span>
        <i aria-hidden="true" />
      </p>
      <div className="drawing">
        <FeatureDrawing id={feature._id} index={index} />
      </div>
      <h3>{withArrows(feature.title)}</h3>
      <p>{feature.description}</p>
    </li>
  ))
  return (
    <Section id="features" letter="A" label={features.label} heading={features.title} text={features.text}>
      {items.length === 0 && <EmptyList section={features} path="title" text="No features yet" />}
      {items.length > 0 && (
        <Wires stagger={400}>
          <Rack {...staticChildren(items)} />
        </Wires>
      )}
    </Section>
  )
}
