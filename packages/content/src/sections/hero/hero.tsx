import { ButtonLink } from '@wiring/ui/button'
import { Container, Heading } from '@wiring/ui/section'
import { Wires } from '@wiring/ui/wires'
import type { ReactNode } from 'react'
import { HeroFrame } from './hero.frame.ts'
import { type Hero, paceWords } from './hero.query.ts'
import { HeroBoard } from './hero-board.tsx'

interface HeroSectionProps {
  hero: Hero
  pace: number | null
  /** Where the chip leads. */
  line: ReactNode
}

export function HeroSection({ hero, pace, line }: HeroSectionProps) {
  return (
    <HeroFrame id="hero" aria-labelledby="hero-heading">
      <Container className="sheet">
        <div>
          <p>{hero.tagline}</p>
          <Heading level={1} id="hero-heading" tabIndex={-1}>
            {hero.title}
          </Heading>
          <p className="lead">{hero.text}</p>
          <div className="actions">
            <ButtonLink kind="primary" lamp href="#start">
              {hero.startLabel}
            </ButtonLink>
            <ButtonLink href="#services">{hero.howLabel}</ButtonLink>
          </div>
          <p className="note">
            <strong>{hero.note}</strong>
            {pace !== null && <span>{` ${paceWords(pace)}`}</span>}
          </p>
          <p className="delivery">
            <span>{hero.effort}</span> <span>{hero.mapDelivery}</span>
          </p>
          {hero.specimen && (
            <a className="further" href="/map">
              {hero.specimen.linkLabel}
            </a>
          )}
        </div>
        <div className="drawing">
          <Wires stagger={300} pulses className="board ui-dots">
            <HeroBoard board={hero.board} />
          </Wires>
          {line}
        </div>
      </Container>
    </HeroFrame>
  )
}
