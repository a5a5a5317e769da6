import { withArrows } from '@wiring/ui/arrow'
import { Section } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import { EmptyList, editMark, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { twoDigits } from '../../parts/words/two-digits.ts'
import type { About } from './about.query.ts'
import { FaultDrawing } from './fault-drawing.tsx'
import { ProblemCardStyles } from './problem-card-toggle.styles.ts'
import { ProblemCardToggle } from './problem-card-toggle.tsx'

export function AboutSection({ about, beside }: { about: About; beside?: ReactNode }) {
  if (isLeftOut(about, about.cards)) return <div id="about" />
  return (
    <Section
      id="about"
      letter="A"
      label={about.label}
      heading={about.title}
      text={about.text}
      beside={beside}
    >
      <ProblemCardStyles>
        {about.cards.map((card, index) => (
          <ProblemCardToggle
            key={card._id}
            id={`problem-${index + 1}`}
            signal={signalOf(card.color)}
            mark={editMark(card, 'color')}
            expandLabel={about.expandLabel}
            collapseLabel={about.collapseLabel}
            detail={<p className="detail-text">{card.detail}</p>}
          >
            <div className="number ui-label" {...editMark(card, 'number')}>
              {twoDigits(card.number ?? index + 1)}
              <i aria-hidden="true" />
            </div>
            <div className="drawing">
              <FaultDrawing number={card.number ?? index + 1} />
            </div>
            <div className="words">
              <h3>{withArrows(card.title)}</h3>
              <p className="text">{card.description}</p>
            </div>
          </ProblemCardToggle>
        ))}
      </ProblemCardStyles>
      {about.cards.length === 0 && <EmptyList section={about} path="title" text="No problem cards yet" />}
    </Section>
  )
}
