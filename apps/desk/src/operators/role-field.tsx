/** What an operator may do. */
export function RoleField({ id, value }: { id: string; value?: 'operator' | 'lead' }) {
  return (
    <div className="ui-field">
      <label htmlFor={id}>Role</label>
      <select id={id} name="role" defaultValue={value ?? 'operator'}>
        <option value="operator">Operator: review and sign</option>
        <option value="lead">Lead: also invite and export</option>
      </select>
    </div>
  )
}
