import type { ReadingToCheck } from '@wiring/map/readings-to-check'
import { fillSlots } from '@wiring/map/slots'
import { Button } from '@wiring/ui/button'
import type { TypedVerdicts } from './checked.ts'

interface VerdictListProps {
  readings: readonly ReadingToCheck[]
  typed: TypedVerdicts
  onOpen: (index: number) => void
}

const verdictTexts = { me: 'That’s me', not_me: 'Not me' } as const

/** What was said, and the way back to what was skipped. */
export function VerdictList({ readings, typed, onOpen }: VerdictListProps) {
  const said = readings.flatMap((reading, index) => {
    const verdict = typed[reading.id]?.verdict ?? null
    return verdict === null ? [] : [{ reading, index, verdict }]
  })
  const skipped = readings.length - said.length
  const firstSkipped = readings.findIndex(({ id }) => (typed[id]?.verdict ?? null) === null)
  return (
    <>
      <p className="check-sentence" id="check-sentence">
        {said.length === 0
          ? 'You said nothing to these. The map is made without.'
          : 'This goes to the drawing table with your answers.'}
      </p>
      {said.length > 0 && (
        <ul className="check-list">
          {said.map(({ reading, index, verdict }) => (
            <li className="check-item" key={reading.id} data-verdict={verdict}>
              <span className="check-said">{verdictTexts[verdict]}</span>
              <span className="check-reading">{fillSlots(reading)}</span>
              <Button kind="quiet" onClick={({ detail }) => detail < 2 && onOpen(index)}>
                <span>Change</span> <span className="ui-visually-hidden">{`reading ${index + 1}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {skipped > 0 && (
        <div className="check-buttons">
          <Button kind="quiet" onClick={({ detail }) => detail < 2 && onOpen(firstSkipped)}>
            {`Read the ${skipped === 1 ? 'one' : skipped} you skipped`}
          </Button>
        </div>
      )}
    </>
  )
}
