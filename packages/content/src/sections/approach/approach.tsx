import { withArrows } from '@wiring/ui/arrow'
import { Section } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import { EmptyList, editMark, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { twoDigits } from '../../parts/words/two-digits.ts'
import type { Approach } from './approach.query.ts'
import { ApproachCycleStyles } from './approach-cycle.styles.ts'
import { ApproachCycle } from './approach-cycle.tsx'
import { RotarySwitch } from './rotary-switch.tsx'

export function ApproachSection({ approach, beside }: { approach: Approach; beside?: ReactNode }) {
  if (isLeftOut(approach, approach.steps)) return <div id="approach" />
  return (
    <Section
      id="approach"
      letter="B"
      label={approach.label}
      heading={approach.title}
      text={approach.text}
      beside={beside}
    >
      <ApproachCycleStyles>
        <ApproachCycle count={approach.steps.length}>
          <div className="dial">
            <RotarySwitch />
          </div>
          <ol className="steps">
            {approach.steps.map((step, index) => (
              <li
                key={step._id}
                className="step"
                data-signal={signalOf(step.color)}
                {...editMark(step, 'color')}
              >
                <span className="step-number ui-label" {...editMark(step, 'number')}>
                  {twoDigits(step.number ?? index + 1)}
                </span>
                <h3>{withArrows(step.title)}</h3>
                <p>{step.description}</p>
              </li>
            ))}
          </ol>
        </ApproachCycle>
      </ApproachCycleStyles>
      {approach.steps.length === 0 && <EmptyList section={approach} path="title" text="No steps yet" />}
    </Section>
  )
}
