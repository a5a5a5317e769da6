import { Section } from '@wiring/ui/section'
import styled from 'styled-components'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { twoDigits } from '../../parts/words/two-digits.ts'
import type { About } from './about.query.ts'
import { FaultDrawing } from './fault-drawing.tsx'
import { ProblemCardToggle } from './problem-card-toggle.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: 1px;
  align-items: stretch;

  .card {
    display: flex;
    flex-direction: column;
    min-width: 0;
    background: var(--bg);
    box-shadow: 0 0 0 1px var(--rule);
    position: relative;
    cursor: pointer;
  }

  .card::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 4px;
    background: var(--signal);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform 0.28s var(--ease);
  }

  .card:hover::before,
  .card[data-open]::before {
    transform: none;
  }

  .card[data-open] {
    grid-column: 1 / -1;
    background: var(--sheet);
  }

  .number {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: var(--space-5) var(--space-5) 0;
  }

  .number i {
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--signal);
  }

  .drawing {
    padding: var(--space-4) var(--space-5);
    flex: 1;
  }

  .words {
    padding: 0 var(--space-5);
  }

  h3 {
    font-size: var(--text-3);
    line-height: 1.06;
    letter-spacing: -0.03em;
    margin-bottom: var(--space-2);
  }

  .words p,
  .detail p {
    color: var(--ink-2);
  }

  .detail {
    padding: var(--space-4) var(--space-5) 0;
  }

  /* Before the script arrives; then the script's own hidden="until-found" does the same. */
  @media (scripting: enabled) {
    .card:not([data-open]) .detail {
      height: 0;
      padding-block: 0;
      content-visibility: hidden;
    }
  }

  .detail p {
    max-width: 62ch;
    color: var(--ink);
  }

  .toggle {
    display: flex;
    justify-content: space-between;
    align-items: center;
    width: 100%;
    min-height: 56px;
    margin-top: var(--space-4);
    padding: 0 var(--space-5);
    border: 0;
    border-top: 1px solid var(--line);
    background: none;
    color: var(--ink-2);
    text-align: left;
  }

  .toggle:hover {
    color: var(--ink);
  }

  .toggle svg {
    transition: transform 0.2s var(--ease);
  }

  .card[data-open] .toggle svg {
    transform: rotate(45deg);
  }

  @media (min-width: 960px) {
    .card[data-open] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      grid-template-rows: auto auto 1fr auto;
    }

    .card[data-open] .number,
    .card[data-open] .toggle {
      grid-column: 1 / -1;
    }

    .card[data-open] .drawing {
      grid-row: 2 / 4;
    }
  }

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);

    .drawing {
      max-width: 360px;
    }
  }
`

/** Three faults, each drawn; a card opens to the whole width. */
export function AboutSection({ about }: { about: About }) {
  return (
    <Section id="about" label={`A — ${about.label ?? 'Faults'}`} heading={about.title} text={about.text}>
      <Frame>
        {about.cards.map((card, index) => (
          <ProblemCardToggle
            key={card._id}
            id={`problem-${index + 1}`}
            signal={signalOf(card.color)}
            expandLabel={about.expandLabel ?? 'Click to expand'}
            collapseLabel={about.collapseLabel ?? 'Click to collapse'}
            detail={<p>{card.detail}</p>}
          >
            <div className="number ui-label">
              {twoDigits(card.number, index)}
              <i aria-hidden="true" />
            </div>
            <div className="drawing">
              <FaultDrawing number={card.number ?? index + 1} />
            </div>
            <div className="words">
              <h3>{card.title}</h3>
              <p>{card.description}</p>
            </div>
          </ProblemCardToggle>
        ))}
      </Frame>
    </Section>
  )
}
