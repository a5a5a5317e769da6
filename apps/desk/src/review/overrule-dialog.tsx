import { maxReason, type SwitchPosition, switchPositions } from '@wiring/contract/desk/edits'
import { circuitNames } from '@wiring/map/circuits'
import type { ReviewState } from '@wiring/map/review/review-state'
import type { Snapshot } from '@wiring/map/snapshot'
import { switches } from '@wiring/map/switches'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../parts/button.styles.ts'
import type { ReviewRow } from './review-rows.ts'
import { readingText, switchOf } from './switch-reading.ts'
import { TextDialog } from './text-dialog.tsx'
import type { Actions } from './use-actions.ts'

const Choices = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 8px 16px;
`

const Select = styled.select`
  min-height: 40px;
  padding: 4px 8px;
  border: 1px solid var(--rule);
  background: var(--sheet);
`

const Now = styled.p`
  grid-column: 2;
`

const Reset = styled(Button)`
  grid-column: 2;
  justify-self: start;
`

export function OverruleDialog({
  map,
  row,
  edited,
  state,
  actions,
}: {
  map: string
  row: ReviewRow | undefined
  edited: Snapshot
  state: ReviewState
  actions: Actions
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  const own = row && switchOf(row.sentence, edited)?.id
  const what = chosen ?? own ?? 'circuit'
  const found = switches.find(({ id }) => id === what)
  const reading = edited.switches.find(({ id }) => id === what)
  const set = found === undefined ? state.circuit !== null : state.switches.some(({ id }) => id === what)
  const positions: Record<SwitchPosition, string> = {
    left: `${found?.left}`,
    leans_left: `leans to ${found?.left}`,
    middle: 'the middle',
    both: 'both',
    leans_right: `leans to ${found?.right}`,
    right: `${found?.right}`,
    none: 'no reading',
  }
  const options = found
    ? switchPositions.map((position) => [position, positions[position]] as const)
    : Object.entries(circuitNames)
  const reset = () =>
    actions.edited(
      found ? { kind: 'reset_switch', switch: found.id } : { kind: 'reset_circuit' },
      'As the machine read it',
    )
  return (
    <TextDialog
      id="overrule"
      map={map}
      title="Set by hand"
      label="Reason"
      hint="Printed beside “set by hand” on page, PDF and text."
      maxLength={maxReason}
      submit="Set it"
      onSubmit={async (reason, form) => {
        const value = String(form.get('value'))
        const op = found
          ? ({ kind: 'set_switch', switch: found.id, position: value as SwitchPosition, reason } as const)
          : ({ kind: 'set_circuit', circuit: value, reason } as const)
        return actions.edited(op, `${what} was set by hand`) || actions.problemText()
      }}
    >
      <Choices>
        <label htmlFor="overrule-what">What</label>
        <Select id="overrule-what" value={what} onChange={(event) => setChosen(event.target.value)}>
          <option value="circuit">The circuit</option>
          {switches.map(({ id }, index) => (
            <option key={id} value={id}>{`S${index + 1} ${id}`}</option>
          ))}
        </Select>
        <label htmlFor="overrule-value">Reads</label>
        <Select id="overrule-value" name="value" key={what} defaultValue={found ? 'left' : edited.circuit.id}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Now
          className="ui-label"
          data-tone="quiet"
        >{`Now: ${reading ? readingText(reading) : circuitNames[edited.circuit.id]}`}</Now>
        {set && <Reset onClick={reset}>As the machine read it</Reset>}
      </Choices>
    </TextDialog>
  )
}
