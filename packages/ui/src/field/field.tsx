import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'

interface FieldTexts {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function Field({
  id,
  label,
  hint,
  error,
  ...rest
}: FieldTexts & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldLayout id={id} label={label} hint={hint} error={error}>
      <input id={id} {...ariaAttributes({ id, hint, error })} {...rest} />
    </FieldLayout>
  )
}

export function TextField({
  id,
  label,
  hint,
  error,
  ...rest
}: FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldLayout id={id} label={label} hint={hint} error={error}>
      <textarea id={id} {...ariaAttributes({ id, hint, error })} {...rest} />
    </FieldLayout>
  )
}

export function CheckField({
  id,
  label,
  ...rest
}: Pick<FieldTexts, 'id' | 'label'> & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="ui-check" htmlFor={id}>
      <input id={id} type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  )
}

function FieldLayout({ id, label, hint, error, children }: FieldTexts & { children: ReactNode }) {
  return (
    <div className="ui-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="ui-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <div aria-live="polite">
        {error && (
          <p className="ui-field-error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

function ariaAttributes({ id, hint, error }: Pick<FieldTexts, 'id' | 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}
