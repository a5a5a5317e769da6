import { Section } from '@wiring/ui/section'
import styled from 'styled-components'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { twoDigits } from '../../parts/words/two-digits.ts'
import type { Approach } from './approach.query.ts'
import { ApproachCycle } from './approach-cycle.tsx'
import { RotarySwitch } from './rotary-switch.tsx'

const Frame = styled.div`
  .cycle {
    display: grid;
    grid-template-columns: minmax(0, 460px) minmax(0, 1fr);
    align-items: center;
  }

  .steps {
    display: grid;
    grid-auto-rows: 1fr;
    align-self: stretch;
  }

  .step {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    align-content: center;
    gap: 4px var(--space-3);
    min-height: 120px;
    padding: var(--space-3) var(--space-5);
    border: 1px solid var(--line);
    border-bottom-width: 0;
    border-left: 6px solid var(--line);
    transition:
      background-color 0.3s var(--ease),
      border-color 0.3s var(--ease);
  }

  .step:last-child {
    border-bottom-width: 1px;
  }

  .step[data-active] {
    border-left-color: var(--signal);
    background: var(--sheet);
  }

  .step .ui-label {
    padding-top: 0.75em;
    color: var(--signal-text);
  }

  .step h3 {
    font-size: var(--text-3);
    line-height: 1.1;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }

  .step p {
    grid-column: 2;
    color: var(--ink-2);
  }

  .wire {
    stroke: var(--line);
    transition: stroke 0.3s var(--ease);
  }

  .pointer {
    transform-origin: 170px 240px;
    transition: rotate 0.36s var(--ease);
  }

  ${[0, 1, 2, 3].map(
    (step) => `
    .cycle[data-step='${step}'] .wire-${step} { stroke: var(--red); }
    .cycle[data-step='${step}'] .pointer { rotate: ${step * 30 - 45}deg; }
  `,
  )}
  .cycle[data-step='1'] .wire-1 {
    stroke: var(--yellow);
  }

  .cycle[data-step='2'] .wire-2 {
    stroke: var(--green);
  }

  .cycle[data-step='3'] .wire-3 {
    stroke: var(--gray);
  }

  .pause {
    margin-top: var(--space-5);
  }

  @media (max-width: 959px) {
    .cycle {
      grid-template-columns: minmax(0, 1fr);
    }

    .dial {
      display: none;
    }

    .step {
      grid-template-columns: 40px minmax(0, 1fr);
      padding-inline: var(--space-4);
    }
  }
`

/** A rotary switch with four positions; its pointer goes round by itself and can be stopped. */
export function ApproachSection({ approach }: { approach: Approach }) {
  return (
    <Section
      id="approach"
      label={`B — ${approach.label ?? 'Signal path'}`}
      heading={approach.title}
      text={approach.text}
    >
      <Frame>
        <ApproachCycle count={approach.steps.length}>
          <div className="dial">
            <RotarySwitch />
          </div>
          <ol className="steps">
            {approach.steps.map((step, index) => (
              <li key={step._id} className="step" data-signal={signalOf(step.color)}>
                <span className="ui-label">{twoDigits(step.number, index)}</span>
                <h3>{step.title}</h3>
                <p>{step.description}</p>
              </li>
            ))}
          </ol>
        </ApproachCycle>
      </Frame>
    </Section>
  )
}
