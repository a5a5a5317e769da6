import type { OpenedReview } from '@wiring/contract/desk/review'
import type { CheckedReadings } from '@wiring/session/checked-readings'
import styled from 'styled-components'
import { Flag } from '../parts/flag.styles.ts'
import { flagTexts } from '../queue/queue-texts.ts'

const Bar = styled.section`
  grid-row: 4;
  position: sticky;
  top: 0;
  z-index: 2;
  padding: 7px var(--edge);
  border-bottom: 1px solid var(--ink);
  background: var(--bg);
`

const Flags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`

const FlagLink = styled(Flag)`
  && {
    text-decoration: none;
    white-space: normal;
  }

  &&:hover {
    text-decoration: underline;
  }

  @media (pointer: coarse) {
    && {
      padding-block: 12px 10px;
    }
  }
`

export function ReviewFlags({
  opened: { map_id, flags },
  checked,
}: {
  opened: Pick<OpenedReview, 'map_id' | 'flags'>
  checked?: CheckedReadings | null | undefined
}) {
  const refused = (checked?.verdicts ?? []).filter(({ verdict }) => verdict === 'not_me')
  if (flags.length + refused.length === 0) return null
  const inputs = `/inputs/${map_id}`
  return (
    <Bar aria-label="Flags of this map">
      <Flags aria-label="Flags">
        {flagTexts(flags).map(({ text, tone, source }) => (
          <li key={text}>
            <FlagLink as="a" $tone={tone} href={`${inputs}#${source}`}>
              {text}
            </FlagLink>
          </li>
        ))}
        {refused.length > 0 && (
          <li>
            <FlagLink as="a" $tone="red" href={`${inputs}#inputs-checked`}>
              {`Not me: ${refused.map(({ reading }) => reading.split('.')[1] ?? reading).join(', ')}`}
            </FlagLink>
          </li>
        )}
      </Flags>
    </Bar>
  )
}
