import { Section } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SpecimenFigure } from '../../parts/specimen/specimen-figure.tsx'
import { formNote } from '../../parts/text-styles/text.styles.ts'
import type { Start } from './start.query.ts'
import { TerminalBlock } from './terminal-block.tsx'

const Panel = styled.div`
  border: 1px solid var(--rule);
  background: var(--sheet);
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  position: relative;
  break-inside: avoid;

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The main line of the page ends in the block. */
  @media (min-width: 960px) {
    &::before {
      content: "";
      position: absolute;
      left: -22px;
      /* The drawing's line: width / 2.4 / 20. */
      bottom: calc(min(var(--content), 100vw - 2 * var(--gutter)) / 48 - 2px);
      width: 21px;
      height: 3px;
      background: var(--green);
    }

    /* Lit by the main line of the page. */
    @supports (animation-timeline: view()) {
      &::before {
        animation: spine-end linear both;
        animation-timeline: --reader;
        animation-range: cover 25% cover 26%;
      }
    }
  }

  @keyframes spine-end {
    from {
      opacity: 0;
    }
  }
`

const Signup = styled.div`
  display: grid;
  gap: var(--space-5);
  align-content: center;
  padding: clamp(24px, 4vw, 56px);
`

const Delivery = styled.p`
  ${formNote}
`

interface StartSectionProps {
  start: Start
  form: ReactNode
  beside?: ReactNode
}

export function StartSection({ start, form, beside }: StartSectionProps) {
  return (
    <Section
      id="start"
      letter="F"
      label={start.label}
      heading={start.title}
      text={start.text}
      beside={beside}
    >
      <Panel>
        <TerminalBlock />
        <Signup>
          <p>{start.tagline}</p>
          <SpecimenFigure texts={start.specimen} picture="mark" />
          {form}
          <Delivery>
            <span>{start.mapDelivery}</span> <span>{start.note}</span>
          </Delivery>
        </Signup>
      </Panel>
    </Section>
  )
}
