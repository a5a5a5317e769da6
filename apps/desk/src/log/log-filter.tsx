import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { Button } from '@wiring/ui/button'
import { type LogView, labelOf } from './log-view.ts'

type LogFilterProps = { view: LogView } & Pick<DeskAnswer<'log'>, 'operators' | 'actions'>

export function LogFilter({ view, operators, actions }: LogFilterProps) {
  return (
    <form action="/log">
      <div className="ui-field">
        <label htmlFor="operator">Who</label>
        <select id="operator" name="operator" defaultValue={view.operator_id ?? ''}>
          <option value="">Everybody</option>
          {operators.map(({ operator_id, name, removed }) => (
            <option key={operator_id} value={operator_id}>
              {removed ? `${name} (removed)` : name}
            </option>
          ))}
        </select>
      </div>
      <div className="ui-field">
        <label htmlFor="action">What</label>
        <select id="action" name="action" defaultValue={view.action ?? ''}>
          <option value="">Everything</option>
          {actions.map((action) => (
            <option key={action} value={action}>
              {labelOf(action)}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit">Show</Button>
    </form>
  )
}
