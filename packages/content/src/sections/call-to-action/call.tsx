import { stegaClean } from '@sanity/client/stega'
import { ButtonLink } from '@wiring/ui/button'
import styled from 'styled-components'
import { validateHttpsUrl } from '../../parts/link/validate-href.ts'
import { mediumTitle } from '../../parts/text-styles/text.styles.ts'
import type { CallToAction } from './call-to-action.query.ts'
import { TwentyMinutes } from './twenty-minutes.tsx'

const Panel = styled.div`
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

/** The other way: twenty minutes by telephone. */
export function Call({ cta }: { cta: CallToAction }) {
  const booking = stegaClean(cta.bookingUrl)
  const bookable = booking !== null && validateHttpsUrl(booking) === true
  return (
    <Panel data-room="night">
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
    </Panel>
  )
}
