import { ButtonLink } from '@wiring/ui/button'
import { Container } from '@wiring/ui/container'
import { Heading } from '@wiring/ui/heading'
import { Label } from '@wiring/ui/label'
import { Wires } from '@wiring/ui/wires'
import styled from 'styled-components'
import type { Hero } from './hero.query.ts'
import { HeroBoard } from './hero-board.tsx'

const Frame = styled.section`
  padding-block: clamp(32px, 5vw, 64px) var(--space-8);

  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    gap: var(--space-7);
    align-items: center;
  }

  h1 {
    margin: var(--space-4) 0 var(--space-5);
    max-width: 12ch;
  }

  .lead {
    font-size: var(--text-lead);
    line-height: 1.45;
    max-width: 30em;
    color: var(--ink-2);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin: var(--space-6) 0 var(--space-5);
  }

  .board {
    border: 1px solid var(--line);
    background-color: var(--bg);
  }

  @media (max-width: 959px) {
    .sheet {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (max-width: 599px) {
    .ui-mark {
      font-size: 13.5px;
    }
  }

  @media (max-width: 479px) {
    .actions > * {
      flex: 1 1 100%;
    }
  }
`

/** The promise in server-rendered type, and the board that draws it. */
export function HeroSection({ hero }: { hero: Hero }) {
  return (
    <Frame id="hero" aria-labelledby="hero-heading">
      <Container className="sheet">
        <div>
          <Label as="p" tone="quiet">
            {hero.tagline}
          </Label>
          <Heading level={1} id="hero-heading" tabIndex={-1}>
            {hero.title ?? 'See how you think, create and break.'}
          </Heading>
          <p className="lead">{hero.text}</p>
          <div className="actions">
            <ButtonLink kind="primary" lamp href="#start">
              {hero.startLabel ?? 'Generate Your Wiring Map'}
            </ButtonLink>
            <ButtonLink href="#services">{hero.howLabel ?? 'See How It Works'}</ButtonLink>
          </div>
          <Label as="p" tone="quiet">
            {hero.note}
          </Label>
        </div>
        <Wires stagger={300} className="board ui-dots">
          <HeroBoard board={hero.board} />
        </Wires>
      </Container>
    </Frame>
  )
}
