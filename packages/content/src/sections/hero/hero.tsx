import { ButtonLink } from '@wiring/ui/button'
import { Container, Heading } from '@wiring/ui/section'
import { staticChildren } from '@wiring/ui/static-markup'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Hero, paceWords } from './hero.query.ts'
import { HeroBoard } from './hero-board.tsx'

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

const Intro = styled.div`
  @media (min-width: 960px) {
    grid-row: 1 / 3;
  }
`

const Title = styled(Heading)`
  margin: var(--space-4) 0 var(--space-5);
  max-width: 12ch;

  @media (min-width: 1680px) {
    &&& {
      font-size: 6rem;
    }
  }
`

const Lead = styled.p`
  font-size: var(--text-lead);
  line-height: 1.45;
  max-width: 29em;
  color: var(--ink-2);
  text-wrap: balance;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin: var(--space-6) 0 var(--space-5);

  @media (max-width: 479px) {
    > * {
      flex: 1 1 100%;
    }
  }
`

const Delivery = styled.p`
  margin-top: var(--space-1);
  font-size: var(--text-small);
  color: var(--ink-2);
`

const SpecimenLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-top: var(--space-2);
  font-weight: 600;
`

interface HeroSectionProps {
  hero: Hero
  pace: number | null
  /** Where the chip leads. */
  line: ReactNode
}

export function HeroSection({ hero, pace, line }: HeroSectionProps) {
  const intro = (
    <>
      <p>{hero.tagline}</p>
      <Title level={1} id="hero-heading" tabIndex={-1}>
        {hero.title}
      </Title>
      <Lead>{hero.text}</Lead>
      <Actions>
        <ButtonLink kind="primary" lamp href="#start">
          {hero.startLabel}
        </ButtonLink>
        <ButtonLink href="#services">{hero.howLabel}</ButtonLink>
      </Actions>
      <p>
        <strong>{hero.note}</strong>
        {pace !== null && <span>{` ${paceWords(pace)}`}</span>}
      </p>
      <Delivery>
        <span>{hero.effort}</span> <span>{hero.mapDelivery}</span>
      </Delivery>
      {hero.specimen && <SpecimenLink href="/map">{hero.specimen.linkLabel}</SpecimenLink>}
    </>
  )
  return (
    <Section id="hero" aria-labelledby="hero-heading">
      <Columns>
        <Intro {...staticChildren(intro)} />
        <HeroBoard board={hero.board}>{line}</HeroBoard>
      </Columns>
    </Section>
  )
}
