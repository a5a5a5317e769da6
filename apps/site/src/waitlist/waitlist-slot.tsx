import { env } from '../env.ts'
import type { EmailFormWords } from '../signup/email-form.tsx'
import { WaitlistForm } from './waitlist-form.tsx'
import { waitlistOutcomes } from './waitlist-outcomes.ts'

/** The waitlist form with its server address, and the texts of the path without JavaScript. */
export function WaitlistSlot({ words }: { words: EmailFormWords & { thanks: string | null } }) {
  const thanks = words.thanks ?? 'Thank You for Signing Up.'
  return (
    <>
      <noscript>
        {waitlistOutcomes.map(({ code, message }) => (
          <p key={code} id={`waitlist-${code}`} className="outcome" role="status">
            <strong>{code === 'joined' ? `${thanks} ${message.title}` : message.title}</strong>
            {'description' in message && ` ${message.description}`}
          </p>
        ))}
      </noscript>
      <WaitlistForm
        words={words}
        thanks={thanks}
        functionsUrl={`${env.NEXT_PUBLIC_SUPABASE_URL}/functions/v1`}
        publishableKey={env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY}
      />
    </>
  )
}
