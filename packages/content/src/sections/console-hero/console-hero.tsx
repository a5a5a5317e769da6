import { ButtonLink } from '@wiring/ui/button'
import { Container } from '@wiring/ui/section'
import styled from 'styled-components'
import type { ConsoleHero } from './console-hero.query.ts'
import { GlitchHeading } from './glitch-line.styles.ts'
import { GlitchLine } from './glitch-line.tsx'
import { SignalScreen } from './signal-screen.tsx'

const Hero = styled.section`
  --green: var(--phosphor);
  padding-block: clamp(40px, 5vw, 72px) var(--space-9);
`

const Badge = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  max-width: 100%;
  padding: 6px 10px;
  overflow-wrap: anywhere;
  border: 1px solid var(--phosphor);
  color: var(--green-text);

  i {
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
`

const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 34em) auto;
  gap: var(--space-5) var(--space-7);
  align-items: end;
  justify-content: space-between;

  @media (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Lead = styled.p`
  font-size: var(--text-lead);
  line-height: 1.45;
  color: var(--ink-2);
`

interface ConsoleHeroSectionProps {
  consoleHero: ConsoleHero
  channels: (string | null)[]
}

export function ConsoleHeroSection({ consoleHero: hero, channels }: ConsoleHeroSectionProps) {
  return (
    <Hero id="console" aria-labelledby="console-heading">
      <Container>
        {hero.badge && (
          <Badge className="ui-label">
            <i aria-hidden="true" />
            <span>{hero.badge}</span>
          </Badge>
        )}
        <GlitchHeading level={1} size="giant" id="console-heading" tabIndex={-1}>
          <GlitchLine line="one">{hero.lineOne}</GlitchLine>
          {hero.lineTwo && <GlitchLine line="two">{hero.lineTwo}</GlitchLine>}
        </GlitchHeading>
        <Intro>
          <Lead>{hero.text}</Lead>
          <ButtonLink kind="primary" lamp href="#waitlist">
            {hero.buttonLabel}
          </ButtonLink>
        </Intro>
        <SignalScreen channels={channels} />
      </Container>
    </Hero>
  )
}
