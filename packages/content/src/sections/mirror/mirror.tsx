import { withArrows } from '@wiring/ui/arrow'
import { Label } from '@wiring/ui/label'
import { Container, Heading, sectionLabel } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import { EmptyList, editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { Instrument } from './instrument.tsx'
import { MirrorFrame } from './mirror.frame.ts'
import type { Mirror } from './mirror.query.ts'
import { QuoteFont } from './quote-font.tsx'

export function MirrorSection({ mirror, beside }: { mirror: Mirror; beside?: ReactNode }) {
  const { note } = mirror
  return (
    <MirrorFrame id="mirror" aria-labelledby="mirror-heading" data-room="night">
      <Container>
        <div className="note">
          <Label as="p" tone="quiet">
            {sectionLabel('D', mirror.label)}
          </Label>
          <div>
            <Heading level={2} size="3" id="mirror-heading" tabIndex={-1}>
              {note?.title}
            </Heading>
            <QuoteFont>{note?.quote && <blockquote>{`“${note.quote}”`}</blockquote>}</QuoteFont>
            <p className="person">
              <strong>{note?.name}</strong> <span>{note?.role}</span>
            </p>
            <div className="told">
              <div className="body">{note && <RichText value={note.body} />}</div>
              {beside}
            </div>
          </div>
        </div>
        {mirror.cards.length === 0 && <EmptyList of={mirror} path="label" say="No mirror cards yet" />}
        {mirror.cards.length > 0 && (
          <div className="cards">
            {mirror.cards.map((card, index) => (
              <article
                key={card._id}
                className="card"
                data-signal={signalOf(card.color)}
                {...editMark(card, 'color')}
              >
                <div className="scope">
                  <Instrument kind={index} />
                </div>
                <div className="words">
                  <h3>{withArrows(card.title)}</h3>
                  <p>{card.description}</p>
                </div>
                <dl>
                  <div>
                    <dt className="ui-label">{mirror.beforeLabel}</dt>
                    <dd>{card.before}</dd>
                  </div>
                  <div className="after">
                    <dt className="ui-label">{mirror.afterLabel}</dt>
                    <dd>{card.after}</dd>
                  </div>
                </dl>
              </article>
            ))}
          </div>
        )}
      </Container>
    </MirrorFrame>
  )
}
