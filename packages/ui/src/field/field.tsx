import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'

interface Wording {
  /** The control's id too: its hint is `${id}-hint`, its error `${id}-error`. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** One sentence, bound by `aria-describedby` and announced when it appears. */
  error?: ReactNode
}

export type FieldProps = Wording & InputHTMLAttributes<HTMLInputElement>

export function Field({ id, label, hint, error, ...rest }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input id={id} {...described({ id, hint, error }, rest['aria-describedby'])} {...rest} />
    </FieldFrame>
  )
}

export type TextFieldProps = Wording & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextField({ id, label, hint, error, ...rest }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea id={id} {...described({ id, hint, error }, rest['aria-describedby'])} {...rest} />
    </FieldFrame>
  )
}

/** A tick box; the whole line is the target. */
export function CheckField({
  id,
  label,
  ...rest
}: Pick<Wording, 'id' | 'label'> & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="ui-check" htmlFor={id}>
      <input id={id} type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  )
}

function FieldFrame({ id, label, hint, error, children }: Wording & { children: ReactNode }) {
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

function described({ id, hint, error }: Pick<Wording, 'id' | 'hint' | 'error'>, more: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, more].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}
