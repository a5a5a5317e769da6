import styled from 'styled-components'

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 28px;
`

const Legend = styled.legend`
  padding-bottom: 4px;
  font-weight: 600;
`

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
`

const Radio = styled.input`
  width: 18px;
  height: 18px;
  accent-color: var(--ink);
`

interface RadioGroupProps<Value extends string> {
  name: string
  legend: string
  values: readonly Value[]
  labels: Record<Value, string>
  chosen?: Value
  onChoose?: (value: Value) => void
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, legend, values, labels, chosen, onChoose } = props
  return (
    <Group>
      <Legend>{legend}</Legend>
      {values.map((value) => (
        <Choice key={value}>
          <Radio
            type="radio"
            name={name}
            value={value}
            {...(onChoose === undefined
              ? { defaultChecked: value === values[0] }
              : { checked: value === chosen, onChange: () => onChoose(value) })}
          />
          <span>{labels[value]}</span>
        </Choice>
      ))}
    </Group>
  )
}
