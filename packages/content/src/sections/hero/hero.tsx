import { Container } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Hero } from './hero.query.ts'
import { HeroBoard } from './hero-board.tsx'
import { HeroIntro } from './hero-intro.tsx'

const Section = styled.section`
  padding-block: clamp(32px, 5vw, 64px) var(--space-8);

  @media (min-width: 960px) {
    padding-top: clamp(24px, 2.5vw, 40px);
  }
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
  gap: var(--space-7);
  align-items: start;

  /* Two columns that share no row but the last: beside the line stands its question. */
  @media (min-width: 960px) {
    grid-template-rows: auto auto 1fr;
    row-gap: 0;
  }

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }

  /* Beside the words, to save a sheet. */
  @media print {
    grid-template-columns: minmax(0, 1fr) 280px;
  }
`

interface HeroSectionProps {
  hero: Hero
  pace: number | null
  /** Where the chip leads. */
  openingLine: ReactNode
}

export function HeroSection({ hero, pace, openingLine }: HeroSectionProps) {
  return (
    <Section id="hero" aria-labelledby="hero-heading">
      <Columns>
        <HeroIntro hero={hero} pace={pace} />
        <HeroBoard board={hero.board}>{openingLine}</HeroBoard>
      </Columns>
    </Section>
  )
}
