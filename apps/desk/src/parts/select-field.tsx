import type { SelectHTMLAttributes } from 'react'
import { SmallSelect } from './field.styles.ts'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string
  label: string
}

/** `className` is the whole field's. */
export function SelectField({ id, label, className, ...rest }: SelectFieldProps) {
  return (
    <div className={className ? `ui-field ${className}` : 'ui-field'}>
      <label htmlFor={id}>{label}</label>
      <SmallSelect id={id} {...rest} />
    </div>
  )
}
