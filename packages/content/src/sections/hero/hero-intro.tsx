import { ButtonLink } from '@wiring/ui/button'
import { Heading } from '@wiring/ui/section'
import { staticChildren } from '@wiring/ui/static-markup'
import styled from 'styled-components'
import { type Hero, paceWords } from './hero.query.ts'

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

interface HeroIntroProps {
  hero: Hero
  pace: number | null
}

export function HeroIntro({ hero, pace }: HeroIntroProps) {
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
  return <Intro {...staticChildren(intro)} />
}
