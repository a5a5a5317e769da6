import { stegaClean } from '@sanity/client/stega'
import { ButtonLink } from '@wiring/ui/button'
import { Section } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { safeLink, validateHttpsUrl } from '../../parts/link/validate-href.ts'
import { formNote, mediumTitle } from '../../parts/text-styles/text.styles.ts'
import type { CallToAction } from './call-to-action.query.ts'
import { Fork } from './fork.tsx'
import { TwentyMinutes } from './twenty-minutes.tsx'

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  border: 1px solid var(--rule);

  > div {
    display: grid;
    gap: var(--space-5);
    min-width: 0;
    overflow-wrap: anywhere;
    padding: clamp(24px, 4vw, 56px);
  }

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Signup = styled.div`
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
`

const Note = styled.p`
  ${formNote}
`

const Call = styled.div`
  grid-template-columns: minmax(0, 1fr) 132px;
  align-content: space-between;

  h3 {
    ${mediumTitle}
  }

  p {
    margin-top: var(--space-3);
    text-wrap: balance;
    color: var(--ink-2);
  }

  .ui-mark {
    font-size: 22px;
    text-anchor: middle;
  }

  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr) 88px;

    .ui-mark {
      transform: scale(1.4);
      transform-box: fill-box;
      transform-origin: center;
    }
  }
`

const Book = styled(ButtonLink)`
  grid-column: 1 / -1;
  justify-self: start;
`

const Further = styled.p`
  margin-top: var(--space-5);
  font-size: var(--text-lead);

  a {
    font-weight: 600;
  }
`

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
      <div>
        <Fork />
        <Ways>
          <Signup>
            {cta.tagline && <p>{cta.tagline}</p>}
            {form}
            {cta.note && <Note>{cta.note}</Note>}
          </Signup>
          <Call data-room="night">
            <div>
              <h3>{cta.callTitle}</h3>
              <p>{cta.callText}</p>
            </div>
            <TwentyMinutes />
            {bookable && (
              <Book kind="primary" href={booking} target="_blank">
                {cta.callLabel}
              </Book>
            )}
          </Call>
        </Ways>
        {further && (
          <Further>
            <span>{cta.furtherText}</span> <a href={further}>{cta.furtherLink?.label}</a>
          </Further>
        )}
      </div>
    </Section>
  )
}
