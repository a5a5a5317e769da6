import { stegaClean } from '@sanity/client/stega'
import { Board, Mark, Terminal, Trace } from '@wiring/ui/board'
import { ButtonLink } from '@wiring/ui/button'
import { parseRoute } from '@wiring/ui/route-trace'
import { Section } from '@wiring/ui/section'
import { Wires } from '@wiring/ui/wires'
import type { ReactNode } from 'react'
import { safeLink, validateHttpsUrl } from '../../parts/link/validate-href.ts'
import { CallToActionFrame } from './call-to-action.frame.ts'
import type { CallToAction } from './call-to-action.query.ts'

interface CallToActionSectionProps {
  callToAction: CallToAction
  form: ReactNode
}

export function CallToActionSection({ callToAction: cta, form }: CallToActionSectionProps) {
  const booking = stegaClean(cta.bookingUrl)
  const bookable = booking !== null && validateHttpsUrl(booking) === true
  const further = safeLink(stegaClean(cta.furtherLink?.href))
  return (
    <Section id="cta" letter="D" label={cta.label} heading={cta.title} text={cta.text}>
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
              <h3>{cta.callTitle}</h3>
              <p>{cta.callText}</p>
            </div>
            <TwentyMinutes />
            {bookable && (
              <ButtonLink kind="primary" href={booking} target="_blank">
                {cta.callLabel}
              </ButtonLink>
            )}
          </div>
        </div>
        {further && (
          <p className="further">
            <span>{cta.furtherText}</span> <a href={further}>{cta.furtherLink?.label}</a>
          </p>
        )}
      </CallToActionFrame>
    </Section>
  )
}

function Fork() {
  return (
    <Board width={1280} height={72}>
      <Trace d={parseRoute('144 0 V62')} />
      <Trace color="green" d={parseRoute('144 0 V32 H1024 V62')} />
      <Terminal x={144} y={60} open radius={8} />
      <Terminal x={1024} y={60} color="green" radius={8} />
    </Board>
  )
}

/** Minutes that are (`long`) or are not multiples of five. */
function marks(first: number, last: number, long: boolean): string {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((minute) => (minute % 5 === 0) === long)
    .map((minute) => {
      const angle = (minute / 30) * Math.PI
      const at = (radius: number) =>
        `${(120 + radius * Math.sin(angle)).toFixed(1)} ${(120 - radius * Math.cos(angle)).toFixed(1)}`
      return `M${at(long ? 110 : 104)}L${at(90)}`
    })
    .join('')
}

export function TwentyMinutes() {
  return (
    <Board width={240} height={240}>
      <path d={marks(0, 20, true)} stroke="var(--phosphor)" strokeWidth={3} />
      <path d={marks(0, 20, false)} stroke="var(--phosphor)" strokeWidth={2} />
      <path d={marks(21, 59, true)} stroke="var(--ink-2)" strokeWidth={3} />
      <path d={marks(21, 59, false)} stroke="var(--ink-2)" strokeWidth={2} />
      <path d="M120 120V44A76 76 0 0 1 185.8 158z" fill="var(--phosphor)" />
      <circle cx={120} cy={120} r={76} stroke="var(--ink)" strokeWidth={2} />
      <path d="M120 120L185.8 158" stroke="var(--ink)" strokeWidth={4} />
      <circle cx={120} cy={120} r={8} fill="var(--ink)" />
      <Mark x={96} y={182}>
        20
      </Mark>
    </Board>
  )
}
