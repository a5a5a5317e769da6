import { withArrows } from '@wiring/ui/arrow'
import { Section } from '@wiring/ui/section'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { PhilosophyFrame } from './philosophy.frame.ts'
import type { Philosophy } from './philosophy.query.ts'

export function PhilosophySection({ philosophy }: { philosophy: Philosophy }) {
  return (
    <Section
      id="philosophy"
      letter="C"
      label={philosophy.label}
      heading={philosophy.title}
      text={philosophy.text}
    >
      {philosophy.bullets.length > 0 && (
        <PhilosophyFrame>
          {philosophy.bullets.map((bullet) => (
            <li key={bullet._key} {...editMark(philosophy, `bullets:${bullet._key}`)}>
              <h3>{withArrows(bullet.title)}</h3>
              <p>{bullet.text}</p>
            </li>
          ))}
        </PhilosophyFrame>
      )}
    </Section>
  )
}
