interface RadioGroupProps<Value extends string> {
  name: string
  legend: string
  of: readonly Value[]
  names: Record<Value, string>
  chosen?: Value
  onChoose?: (value: Value) => void
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, legend, of, names, chosen, onChoose } = props
  return (
    <fieldset>
      <legend>{legend}</legend>
      {of.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            {...(onChoose === undefined
              ? { defaultChecked: value === of[0] }
              : { checked: value === chosen, onChange: () => onChoose(value) })}
          />
          <span>{names[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}
