import { staticChildren } from '@wiring/ui/static-markup'
import { supabaseAddress } from '../env.ts'
import { EmailFormStyles } from './email-form.styles.ts'
import { EmailForm, type EmailFormTexts } from './email-form.tsx'
import { type FormName, forms, outcomes } from './outcomes.ts'

interface Props {
  form: FormName
  texts: EmailFormTexts
  /** Replaces the form after a success. */
  thanks?: string | null
}

export function EmailFormSlot({ form, texts, thanks = null }: Props) {
  // A section has more of them, which would be sent as data.
  const { emailLabel, emailPlaceholder, buttonLabel, busyLabel } = texts
  const sentences = outcomes(form).map(({ code, id, message: { title, description } }) => (
    <p key={code} id={id} className="outcome" role="status">
      <strong>{code === 'joined' && thanks ? `${thanks} ${title}` : title}</strong>
      {description && <span>{` ${description}`}</span>}
    </p>
  ))
  return (
    <EmailFormStyles>
      <noscript {...staticChildren(sentences)} />
      <EmailForm
        form={form}
        kind={forms[form].kind}
        texts={{ emailLabel, emailPlaceholder, buttonLabel, busyLabel }}
        thanks={thanks}
        supabase={supabaseAddress}
      />
    </EmailFormStyles>
  )
}
