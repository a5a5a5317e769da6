import { env } from '../env.ts'
import type { EmailFormWords } from './email-form.tsx'
import { outcomes, type Place } from './outcomes.ts'
import { SignupForm } from './signup-form.tsx'

/** The Wiring Map form with its server address. Without JavaScript it posts, and comes back to one of the texts below. */
export function SignupSlot({ place, words }: { place: Place; words: EmailFormWords }) {
  return (
    <>
      <noscript>
        {outcomes(place).map(({ code, message }) => (
          <p key={code} id={`signup-${code}`} className="outcome" role="status">
            <strong>{message.title}</strong>
            {` ${message.description}`}
          </p>
        ))}
      </noscript>
      <SignupForm
        place={place}
        words={words}
        functionsUrl={`${env.NEXT_PUBLIC_SUPABASE_URL}/functions/v1`}
        publishableKey={env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY}
      />
    </>
  )
}
