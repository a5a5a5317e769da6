import { stegaClean } from '@sanity/client/stega'
import { Board, Terminal, Trace } from '@wiring/ui/board'
import { ButtonLink } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { routeTrace } from '@wiring/ui/route-trace'
import { Section } from '@wiring/ui/section'
import { Wires } from '@wiring/ui/wires'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { httpsOnly } from '../../parts/link/safe-href.ts'
import type { CallToAction } from './call-to-action.query.ts'
import { TwentyMinutes } from './twenty-minutes.tsx'

const Frame = styled.div`
  .ways {
    display: grid;
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    border: 1px solid var(--rule);
  }

  .way {
    display: grid;
    gap: var(--space-5);
    align-content: center;
    min-width: 0;
    padding: clamp(24px, 4vw, 56px);
  }

  .promise {
    color: var(--ink-2);
    max-width: 40em;
  }

  .call {
    grid-template-columns: minmax(0, 1fr) 132px;
    align-content: space-between;
  }

  .call h3 {
    font-size: var(--text-2);
    line-height: 1.04;
    letter-spacing: -0.035em;
    overflow-wrap: anywhere;
  }

  .call p {
    margin-top: var(--space-3);
    color: var(--ink-2);
  }

  .call .ui-button {
    grid-column: 1 / -1;
    justify-self: start;
  }

  @media (max-width: 959px) {
    .fork {
      display: none;
    }

    .ways {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (max-width: 479px) {
    .call {
      grid-template-columns: minmax(0, 1fr) 88px;
    }
  }
`

/** One wire that forks: a map by mail, or a call of twenty minutes. The form comes from the app. */
export function CallToActionSection({ cta, form }: { cta: CallToAction; form: ReactNode }) {
  const booking = stegaClean(cta.bookingUrl)
  const bookable = booking !== null && httpsOnly(booking) === true
  return (
    <Section id="cta" label={`D — ${cta.label ?? 'Next'}`} heading={cta.title} text={cta.text}>
      <Frame>
        <Wires stagger={400} className="fork">
          <Fork />
        </Wires>
        <div className="ways">
          <div className="way">
            {cta.tagline && (
              <Label as="p" tone="quiet">
                {cta.tagline}
              </Label>
            )}
            {form}
            {cta.note && <p className="promise">{cta.note}</p>}
          </div>
          <div className="way call" data-room="night">
            <div>
              <h3>{cta.callTitle ?? 'Or talk first'}</h3>
              <p>{cta.callText}</p>
            </div>
            <TwentyMinutes />
            {bookable && (
              <ButtonLink kind="primary" href={booking} target="_blank">
                {cta.callLabel ?? 'Schedule Call'}
              </ButtonLink>
            )}
          </div>
        </div>
      </Frame>
    </Section>
  )
}

function Fork() {
  return (
    <Board width={1280} height={72}>
      <Trace
        d={routeTrace([
          [144, 0],
          [144, 62],
        ])}
      />
      <Trace
        color="green"
        d={routeTrace([
          [144, 0],
          [144, 32],
          [1024, 32],
          [1024, 62],
        ])}
      />
      <Terminal x={144} y={60} open radius={8} />
      <Terminal x={1024} y={60} color="green" radius={8} />
    </Board>
  )
}
