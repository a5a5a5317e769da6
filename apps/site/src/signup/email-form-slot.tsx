import { supabaseAddress } from '../env.ts'
import { EmailForm } from './email-form.tsx'
import { type EmailFormWords, type FormName, forms } from './forms.ts'
import { outcomes } from './outcomes.ts'
import { SignupFrame } from './signup.frame.ts'

interface Props {
  form: FormName
  words: EmailFormWords
  /** Replaces the form after a success; without it the message does. */
  thanks?: string | null
}

/** Without JavaScript it posts, and comes back to one of these texts. */
export function EmailFormSlot({ form, words, thanks = null }: Props) {
  return (
    <SignupFrame>
      <noscript>
        {outcomes(form).map(({ code, message: { title, description } }) => (
          <p key={code} id={`${forms[form].kind}-${code}`} className="outcome" role="status">
            <strong>{code === 'joined' && thanks ? `${thanks} ${title}` : title}</strong>
            {description && ` ${description}`}
          </p>
        ))}
      </noscript>
      <EmailForm form={form} words={words} thanks={thanks} supabase={supabaseAddress} />
    </SignupFrame>
  )
}
