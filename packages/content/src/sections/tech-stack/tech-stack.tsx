import { Section } from '@wiring/ui/section'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { twoDigits } from '../../parts/words/two-digits.ts'
import { TechStackFrame } from './tech-stack.frame.ts'
import type { TechStack } from './tech-stack.query.ts'

export function TechStackSection({ techStack: stack }: { techStack: TechStack }) {
  return (
    <Section id="stack" letter="B" label={stack.label} heading={stack.title} text={stack.text}>
      {stack.rows.length > 0 && (
        <TechStackFrame>
          {['a', 'b', 'c', 'd'].map((corner) => (
            <i key={corner} className="screw" aria-hidden="true" />
          ))}
          <dl>
            {stack.rows.map((row, index) => (
              <div className="row" key={row._key} {...editMark(stack, `rows:${row._key}`)}>
                <dt className="ui-label">
                  <span>{twoDigits(index + 1)}</span> <span>{row.layer}</span>
                </dt>
                <dd className="part">{row.part}</dd>
                <dd className="reason">{row.reason}</dd>
              </div>
            ))}
          </dl>
        </TechStackFrame>
      )}
    </Section>
  )
}
