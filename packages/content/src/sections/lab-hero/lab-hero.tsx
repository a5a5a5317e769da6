import { ButtonLink } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { markSize } from '@wiring/ui/mark-size'
import { Heading } from '@wiring/ui/section'
import { Wires } from '@wiring/ui/wires'
import styled from 'styled-components'
import { ButtonRow, TwoColumns } from '../../parts/two-columns/two-columns.styles.ts'
import { ConstructionDrawing } from './construction-drawing.tsx'
import type { LabHero } from './lab-hero.query.ts'

const Hero = styled.section`
  padding-block: clamp(40px, 6vw, 96px) var(--space-9);
`

const Title = styled(Heading)`
  margin: var(--space-4) 0 var(--space-5) -0.04em;
`

const Lead = styled.p`
  max-width: 29em;
  font-size: var(--text-lead);
  line-height: 1.45;
  color: var(--ink-2);
`

const Actions = styled(ButtonRow)`
  @media (max-width: 479px) {
    > * {
      flex: 1 1 100%;
    }
  }
`

const Drawing = styled(Wires)`
  --mark-size: min(24px, ${markSize(720)});

  @container (max-width: 330px) {
    svg {
      --mark-size: ${markSize(720)};
    }
  }

  @container (max-width: 479px) {
    .radii,
    .ui-mark[data-quiet] {
      display: none;
    }
  }
`

export function LabHeroSection({ labHero: hero }: { labHero: LabHero }) {
  return (
    <Hero id="lab" aria-labelledby="lab-heading">
      <TwoColumns>
        <div>
          <Label as="p" tone="quiet">
            {hero.label}
          </Label>
          <Title level={1} size="giant" id="lab-heading" tabIndex={-1}>
            {hero.title}
          </Title>
          <Lead>{hero.text}</Lead>
          <Actions>
            <ButtonLink kind="primary" href="#cta">
              {hero.ctaLabel}
            </ButtonLink>
            <ButtonLink href="#portfolio">{hero.portfolioLabel}</ButtonLink>
          </Actions>
        </div>
        <Drawing stagger={300}>
          <ConstructionDrawing />
        </Drawing>
      </TwoColumns>
    </Hero>
  )
}
