import { withArrows } from '@wiring/ui/arrow'
import { Section } from '@wiring/ui/section'
import { staticChildren } from '@wiring/ui/static-markup'
import styled from 'styled-components'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { smallTitle } from '../../parts/text-styles/text.styles.ts'
import type { Philosophy } from './philosophy.query.ts'

const Ruler = styled.ul`
  --tick: 12px;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  position: relative;
  padding-top: 72px;

  /* A ruler with a long tick for each principle. */
  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: 44px;
    border: 1px solid var(--rule);
    background:
      repeating-linear-gradient(90deg, var(--rule) 0 1px, transparent 1px 2.5%) 0 100% / 100% 20px no-repeat,
      repeating-linear-gradient(90deg, var(--rule) 0 1px, transparent 1px 0.5%) 0 100% / 100% 9px no-repeat,
      var(--sheet);
  }

  li {
    position: relative;
    min-width: 0;
    padding: 0 var(--space-5) 0 0;
    counter-increment: rule;
  }

  li::before {
    content: counter(rule);
    position: absolute;
    top: -68px;
    left: 7px;
    font: 500 var(--text-label) / 1.45 var(--mono);
  }

  li::after {
    content: "";
    position: absolute;
    top: -72px;
    left: 0;
    width: 1px;
    height: 72px;
    background: var(--red);
  }

  h3 {
    padding-top: var(--space-4);
    ${smallTitle}
  }

  p {
    margin-top: var(--space-3);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    padding: 0 0 0 80px;

    &::before {
      inset: 0 auto 0 0;
      width: 44px;
      height: auto;
      background:
        repeating-linear-gradient(var(--rule) 0 1px, transparent 1px 2.5%) 100% 0 / 20px 100% no-repeat,
        repeating-linear-gradient(var(--rule) 0 1px, transparent 1px 0.5%) 100% 0 / 9px 100% no-repeat,
        var(--sheet);
    }

    li::before {
      top: 7px;
      left: -72px;
    }

    li::after {
      top: 0;
      left: -80px;
      width: 68px;
      height: 1px;
    }

    h3 {
      padding: 0;
      transform: translateY(-0.15em);
    }
  }
`

export function PhilosophySection({ philosophy }: { philosophy: Philosophy }) {
  const bullets = philosophy.bullets.map((bullet) => (
    <li key={bullet._key} {...editMark(philosophy, ['bullets', { _key: bullet._key }])}>
      <h3>{withArrows(bullet.title)}</h3>
      <p>{bullet.text}</p>
    </li>
  ))
  return (
    <Section
      id="philosophy"
      letter="C"
      label={philosophy.label}
      heading={philosophy.title}
      text={philosophy.text}
    >
      {bullets.length > 0 && <Ruler {...staticChildren(bullets)} />}
    </Section>
  )
}
