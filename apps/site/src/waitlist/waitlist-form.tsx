'use client'

import { EmailForm, type EmailFormWords } from '../signup/email-form.tsx'

export interface WaitlistFormProps {
  words: EmailFormWords
  /** Replaces the form once the address is on the list. */
  thanks: string
  functionsUrl: string
  publishableKey: string
}

/** The Console's waitlist. */
export function WaitlistForm({ words, thanks, ...server }: WaitlistFormProps) {
  return (
    <EmailForm
      id="waitlist"
      action="/forms/waitlist"
      words={words}
      buttonLabel="Join Waitlist"
      send={async (form, headers) =>
        (await import('./submit-waitlist.ts')).submitWaitlist({ form, thanks, headers, ...server })
      }
      fragment="#waitlist-"
      recall={async () => (await import('./submit-waitlist.ts')).announceFragment(thanks)}
    />
  )
}
