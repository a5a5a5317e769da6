import { ButtonLink } from '@wiring/ui/button'
import { Container, Heading } from '@wiring/ui/section'
import { ConsoleHeroFrame } from './console-hero.frame.ts'
import type { ConsoleHero } from './console-hero.query.ts'
import { GlitchLine } from './glitch-line.tsx'
import { SignalScreen } from './signal-screen.tsx'

interface ConsoleHeroSectionProps {
  consoleHero: ConsoleHero
  channels: (string | null)[]
}

export function ConsoleHeroSection({ consoleHero: hero, channels }: ConsoleHeroSectionProps) {
  return (
    <ConsoleHeroFrame id="console" aria-labelledby="console-heading">
      <Container>
        {hero.badge && (
          <p className="badge ui-label">
            <i aria-hidden="true" />
            <span>{hero.badge}</span>
          </p>
        )}
        <Heading level={1} size="giant" id="console-heading" tabIndex={-1}>
          <GlitchLine line="one">{hero.lineOne}</GlitchLine>
          {hero.lineTwo && <GlitchLine line="two">{hero.lineTwo}</GlitchLine>}
        </Heading>
        <div className="intro">
          <p className="lead">{hero.text}</p>
          <ButtonLink kind="primary" lamp href="#waitlist">
            {hero.buttonLabel}
          </ButtonLink>
        </div>
        <SignalScreen channels={channels} />
      </Container>
    </ConsoleHeroFrame>
  )
}
