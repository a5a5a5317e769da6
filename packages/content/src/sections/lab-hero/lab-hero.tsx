import { ButtonLink } from '@wiring/ui/button'
import { Container } from '@wiring/ui/container'
import { Heading } from '@wiring/ui/heading'
import { Label } from '@wiring/ui/label'
import { Wires } from '@wiring/ui/wires'
import styled from 'styled-components'
import { ConstructionDrawing } from './construction-drawing.tsx'
import type { LabHero } from './lab-hero.query.ts'

const Frame = styled.section`
  padding-block: clamp(40px, 6vw, 96px) var(--space-9);

  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-7);
    align-items: center;
  }

  h1 {
    margin: var(--space-4) 0 var(--space-5) -0.04em;
  }

  .lead {
    max-width: 32em;
    font-size: var(--text-lead);
    line-height: 1.45;
    color: var(--ink-2);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-top: var(--space-6);
  }

  @media (max-width: 959px) {
    .sheet {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  /* Where the drawing is too small for its lettering. */
  @media (max-width: 599px), (min-width: 960px) and (max-width: 1199px) {
    svg text {
      display: none;
    }
  }

  @media (max-width: 479px) {
    .actions > * {
      flex: 1 1 100%;
    }
  }
`

/** The name on the wall, and the mark as a drawing office would leave it. */
export function LabHeroSection({ hero }: { hero: LabHero }) {
  return (
    <Frame id="lab" aria-labelledby="lab-heading">
      <Container className="sheet">
        <div>
          <Label as="p" tone="quiet">
            {hero.label}
          </Label>
          <Heading level={1} size="giant" id="lab-heading" tabIndex={-1}>
            {hero.title}
          </Heading>
          <p className="lead">{hero.text}</p>
          <div className="actions">
            <ButtonLink kind="primary" href="#cta">
              {hero.ctaLabel ?? 'Start a project'}
            </ButtonLink>
            <ButtonLink href="#portfolio">{hero.portfolioLabel ?? 'See the work'}</ButtonLink>
          </div>
        </div>
        <Wires stagger={300}>
          <ConstructionDrawing />
        </Wires>
      </Container>
    </Frame>
  )
}
