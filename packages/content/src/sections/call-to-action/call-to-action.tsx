import { stegaClean } from '@sanity/client/stega'
import { Board, Terminal, Trace } from '@wiring/ui/board'
import { ButtonLink } from '@wiring/ui/button'
import { routeTrace } from '@wiring/ui/route-trace'
import { Section } from '@wiring/ui/section'
import { Wires } from '@wiring/ui/wires'
import type { ReactNode } from 'react'
import { httpsOnly, safeHref } from '../../parts/link/safe-href.ts'
import { CallToActionFrame } from './call-to-action.frame.ts'
import type { CallToAction } from './call-to-action.query.ts'
import { TwentyMinutes } from './twenty-minutes.tsx'

/** The form comes from the app, which knows the server. */
export function CallToActionSection({ cta, form }: { cta: CallToAction; form: ReactNode }) {
  const booking = stegaClean(cta.bookingUrl)
  const bookable = booking !== null && httpsOnly(booking) === true
  const target = stegaClean(cta.furtherLink?.href)
  const further = target && safeHref(target) === true ? target : null
  return (
    <Section id="cta" label={`D — ${cta.label ?? 'Next'}`} heading={cta.title} text={cta.text}>
      <CallToActionFrame>
        <Wires stagger={400} className="fork">
          <Fork />
        </Wires>
        <div className="ways">
          <div className="way">
            {cta.tagline && <p>{cta.tagline}</p>}
            {form}
            {cta.note && <p className="promise">{cta.note}</p>}
          </div>
          <div className="way call" data-room="night">
            <div>
              <h3>{cta.callTitle ?? 'Or Talk First'}</h3>
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
        {further && (
          <p className="further">
            {cta.furtherText} <a href={further}>{cta.furtherLink?.label}</a>
          </p>
        )}
      </CallToActionFrame>
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
