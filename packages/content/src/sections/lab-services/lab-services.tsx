import { withArrows } from '@wiring/ui/arrow'
import { Section } from '@wiring/ui/section'
import { staticChildren } from '@wiring/ui/static-markup'
import styled from 'styled-components'
import { EmptyList, editMark, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { mediumTitle } from '../../parts/text-styles/text.styles.ts'
import { twoDigits } from '../../parts/words/two-digits.ts'
import type { LabServices } from './lab-services.query.ts'
import { ServiceDrawing } from './service-drawing.tsx'

/** Each of its drawers as a part would bring its style along. */
const Drawers = styled.div`
  border-bottom: 1px solid var(--rule);
  interpolate-size: allow-keywords;

  details {
    border-top: 1px solid var(--rule);
  }

  details::details-content {
    height: 0;
    overflow: clip;
    transition:
      height 0.32s var(--ease),
      content-visibility 0.32s allow-discrete;
  }

  details[open]::details-content {
    height: auto;
  }

  summary {
    position: relative;
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) minmax(0, 1fr) 72px;
    gap: var(--space-2) var(--space-5);
    align-items: center;
    min-height: 112px;
    padding: var(--space-4) 0;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::before {
    content: "";
    position: absolute;
    inset: -1px 0 auto;
    height: 6px;
    background: var(--signal);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform 0.28s var(--ease);
  }

  summary:hover::before,
  [open] > summary::before {
    transform: none;
  }

  summary:focus-visible {
    outline-offset: 4px;
  }

  h3 {
    ${mediumTitle}
  }

  .summary {
    text-wrap: balance;
    color: var(--ink-2);
    max-width: 36ch;
    overflow-wrap: anywhere;
  }

  /* Turns to a dash when open. */
  .handle {
    position: relative;
    justify-self: end;
    width: 56px;
    height: 32px;
    border: 2px solid var(--ink);
    border-radius: var(--handle, 2px 2px 16px 16px);
    background: var(--handle-fill, none);
    transition: background-color 0.2s var(--ease);
  }

  .handle::after {
    content: "";
    position: absolute;
    inset: var(--dash, 7px 10px auto);
    height: 3px;
    background: var(--ink);
  }

  [open] {
    --handle: 16px 16px 2px 2px;
    --handle-fill: var(--signal);
    --dash: auto 10px 7px;
  }

  summary:hover {
    --handle-fill: var(--signal);
  }

  .inside {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) minmax(0, 1fr) 72px;
    gap: var(--space-5);
    padding-bottom: var(--space-8);
  }

  .drawing {
    grid-column: 2;
    align-self: start;
    padding: var(--space-5);
    background: var(--bg-2);
  }

  p {
    font-size: var(--text-lead);
    line-height: 1.45;
    max-width: 29em;
    overflow-wrap: anywhere;
  }

  .includes {
    margin-top: var(--space-5);
  }

  li {
    display: flex;
    gap: var(--space-3);
    padding: 11px 0;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  li::before {
    content: "";
    flex: none;
    width: 20px;
    height: 3px;
    margin-top: 0.65em;
    background: var(--signal);
  }

  @media (max-width: 959px) {
    summary,
    .inside {
      grid-template-columns: 40px minmax(0, 1fr) 56px;
      gap: var(--space-1) var(--space-3);
    }

    .summary {
      grid-area: 2 / 2;
    }

    .handle {
      grid-area: 1 / 3;
      width: 44px;
      height: 28px;
    }

    .drawing,
    .text {
      grid-column: 1 / -1;
      min-width: 0;
    }

    .text {
      margin-top: var(--space-4);
    }
  }
`

/** An exclusive `<details>` needs no script. */
export function LabServicesSection({ labServices: services }: { labServices: LabServices }) {
  if (isLeftOut(services, services.services)) return <div id="services" />
  const drawers = services.services.map((service, index) => (
    <details
      key={service._id}
      name="lab-services"
      data-signal={signalOf(service.color)}
      {...editMark(service, 'color')}
    >
      <summary>
        <span className="number ui-label">{twoDigits(index + 1)}</span>
        <h3>{withArrows(service.title)}</h3>
        <span className="summary">{service.summary}</span>
        <span className="handle" aria-hidden="true" />
      </summary>
      <div className="inside">
        <div className="drawing">
          <ServiceDrawing id={service._id} index={index} />
        </div>
        <div className="text">
          <p>{service.description}</p>
          <ul className="includes">
            {service.includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  ))
  return (
    <Section id="services" letter="A" label={services.label} heading={services.title} text={services.text}>
      <Drawers {...staticChildren(drawers)} />
      {services.services.length === 0 && <EmptyList section={services} path="title" text="No services yet" />}
    </Section>
  )
}
