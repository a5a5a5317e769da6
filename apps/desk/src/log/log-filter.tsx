import type { DeskAnswer } from '@wiring/contract/desk/actions'
import styled from 'styled-components'
import { FieldButton } from '../parts/button.styles.ts'
import { SelectField } from '../parts/select-field.tsx'
import { type LogView, labelOf } from './log-view.ts'

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
`

const FilterField = styled(SelectField)`
  flex: 0 1 240px;

  @media (max-width: 719px) {
    flex: 1 1 100%;
  }
`

type LogFilterProps = { view: LogView } & Pick<DeskAnswer<'log'>, 'operators' | 'actions'>

export function LogFilter({ view, operators, actions }: LogFilterProps) {
  return (
    <Form action="/log">
      <FilterField id="operator" name="operator" label="Who" defaultValue={view.operator_id ?? ''}>
        <option value="">Everybody</option>
        {operators.map(({ operator_id, name, removed }) => (
          <option key={operator_id} value={operator_id}>
            {removed ? `${name} (removed)` : name}
          </option>
        ))}
      </FilterField>
      <FilterField id="action" name="action" label="What" defaultValue={view.action ?? ''}>
        <option value="">Everything</option>
        {actions.map((action) => (
          <option key={action} value={action}>
            {labelOf(action)}
          </option>
        ))}
      </FilterField>
      <FieldButton type="submit">Show</FieldButton>
    </Form>
  )
}
