import { Container } from '@wiring/ui/container'
import { Heading } from '@wiring/ui/heading'
import { Label } from '@wiring/ui/label'
import styled from 'styled-components'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { Instrument } from './instrument.tsx'
import type { Mirror } from './mirror.query.ts'
import { QuoteFont } from './quote-font.tsx'

const Frame = styled.section`
  padding-block: var(--space-10);

  .note {
    display: grid;
    grid-template-columns: minmax(0, 144px) minmax(0, 1fr);
    gap: var(--space-5);
  }

  h2 {
    color: var(--ink-2);
    margin-bottom: var(--space-6);
  }

  blockquote {
    font: italic 400 var(--text-1) / 1.1 var(--quote, Georgia, serif);
    letter-spacing: -0.01em;
    max-width: 20em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  .inside {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: var(--space-6);
    margin-top: var(--space-7);
    max-width: 920px;
  }

  .inside p + p {
    margin-top: var(--space-4);
  }

  .body {
    color: var(--ink-2);
  }

  .cards {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-top: var(--space-9);
    border: 1px solid var(--rule);
  }

  .card {
    display: flex;
    flex-direction: column;
    min-width: 0;
    border-left: 1px solid var(--rule);
    margin-left: -1px;
  }

  .scope {
    border-bottom: 1px solid var(--rule);
  }

  .words {
    padding: var(--space-5);
  }

  h3 {
    font-size: var(--text-3);
    line-height: 1.1;
    letter-spacing: -0.03em;
    margin-bottom: var(--space-2);
  }

  .words p {
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
  }

  dl .after {
    border-left: 1px solid var(--rule);
    box-shadow: inset 0 -4px 0 var(--signal);
  }

  dd {
    margin-top: 4px;
  }

  @media (max-width: 959px) {
    .cards {
      grid-template-columns: minmax(0, 1fr);
    }

    .card {
      border-left: 0;
      margin-left: 0;
      border-top: 1px solid var(--rule);
      margin-top: -1px;
    }
  }

  @media (max-width: 719px) {
    .note,
    .inside {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** The dark room: the founder's quote and three instruments that read before and after. */
export function MirrorSection({ mirror }: { mirror: Mirror }) {
  const { note } = mirror
  return (
    <Frame id="mirror" aria-labelledby="mirror-heading" data-room="night">
      <Container>
        <div className="note">
          <Label as="p" tone="quiet">
            D — {mirror.label ?? 'Mirror'}
          </Label>
          <div>
            <Heading level={2} size="3" id="mirror-heading" tabIndex={-1}>
              {note?.title ?? 'Signals From the Inside'}
            </Heading>
            <QuoteFont>{note?.quote && <blockquote>“{note.quote}”</blockquote>}</QuoteFont>
            <div className="inside">
              <div className="body">{note && <RichText value={note.body} />}</div>
              <Label as="p" tone="quiet">
                {note?.name}
                <br />
                {note?.role}
              </Label>
            </div>
          </div>
        </div>
        {mirror.cards.length > 0 && (
          <div className="cards">
            {mirror.cards.map((card, index) => (
              <article key={card._id} className="card" data-signal={signalOf(card.color)}>
                <div className="scope">
                  <Instrument kind={index} />
                </div>
                <div className="words">
                  <h3>{card.title}</h3>
                  <p>{card.description}</p>
                </div>
                <dl>
                  <div>
                    <dt className="ui-label">{mirror.beforeLabel ?? 'Before'}</dt>
                    <dd>{card.before}</dd>
                  </div>
                  <div className="after">
                    <dt className="ui-label">{mirror.afterLabel ?? 'After'}</dt>
                    <dd>{card.after}</dd>
                  </div>
                </dl>
              </article>
            ))}
          </div>
        )}
      </Container>
    </Frame>
  )
}
