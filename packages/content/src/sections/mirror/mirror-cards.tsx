import { withArrows } from '@wiring/ui/arrow'
import { staticChildren } from '@wiring/ui/static-markup'
import styled from 'styled-components'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { Instrument } from './instrument.tsx'
import type { Mirror } from './mirror.query.ts'

/** Each of its cards as a part would bring its style along. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: var(--space-9);
  border: 1px solid var(--rule);

  article {
    display: flex;
    flex-direction: column;
    min-width: 0;
    border-left: 1px solid var(--rule);
    margin-left: -1px;
  }

  .scope {
    border-bottom: 1px solid var(--rule);
  }

  .claim {
    padding: var(--space-5);
  }

  h3 {
    font-size: var(--text-3);
    line-height: 1.1;
    letter-spacing: -0.03em;
    margin-bottom: var(--space-2);
  }

  p {
    color: var(--ink-2);
  }

  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-top: auto;
    border-top: 1px solid var(--rule);
  }

  dl div {
    padding: var(--space-4) var(--space-5);
    box-shadow: inset 0 -4px 0 var(--signal);
  }

  dl div:last-child {
    border-left: 1px solid var(--rule);
    box-shadow: inset 0 -4px 0 var(--phosphor);
  }

  dd {
    margin-top: 4px;
  }

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);

    article {
      border-left: 0;
      margin-left: 0;
      border-top: 1px solid var(--rule);
      margin-top: -1px;
    }
  }

  /* A border each, so that page breaks leave none open. */
  @media print {
    display: block;
    border: 0;

    article {
      margin: 0 0 var(--space-4);
      border: 1px solid var(--rule);
    }

    .scope {
      max-width: 360px;
      border: 0;
    }
  }
`

export function MirrorCards({ mirror }: { mirror: Mirror }) {
  const cards = mirror.cards.map((card, index) => (
    <article key={card._id} data-signal={signalOf(card.color)} {...editMark(card, 'color')}>
      <div className="scope">
        <Instrument kind={index} />
      </div>
      <div className="claim">
        <h3>{withArrows(card.title)}</h3>
        <p>{card.description}</p>
      </div>
      <dl>
        <div>
          <dt className="ui-label">{mirror.beforeLabel}</dt>
          <dd>{card.before}</dd>
        </div>
        <div>
          <dt className="ui-label">{mirror.afterLabel}</dt>
          <dd>{card.after}</dd>
        </div>
      </dl>
    </article>
  ))
  return <Cards {...staticChildren(cards)} />
}
