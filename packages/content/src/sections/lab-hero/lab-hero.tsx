import { ButtonLink } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { Container, Heading } from '@wiring/ui/section'
import { Wires } from '@wiring/ui/wires'
import { ConstructionDrawing } from './construction-drawing.tsx'
import { LabHeroFrame } from './lab-hero.frame.ts'
import type { LabHero } from './lab-hero.query.ts'

export function LabHeroSection({ labHero: hero }: { labHero: LabHero }) {
  return (
    <LabHeroFrame id="lab" aria-labelledby="lab-heading">
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
              {hero.ctaLabel}
            </ButtonLink>
            <ButtonLink href="#portfolio">{hero.portfolioLabel}</ButtonLink>
          </div>
        </div>
        <Wires stagger={300} className="drawing">
          <ConstructionDrawing />
        </Wires>
      </Container>
    </LabHeroFrame>
  )
}
