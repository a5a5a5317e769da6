'use client'

import { EmailForm, type EmailFormWords } from './email-form.tsx'
import type { Place } from './outcomes.ts'

export interface SignupFormProps {
  place: Place
  words: EmailFormWords
  functionsUrl: string
  publishableKey: string
}

/**
 * The Wiring Map form. It works before this code arrives (a plain POST) and takes over when it has; what it says and
 * how it calls the server come with the first use.
 */
export function SignupForm({ place, words, ...server }: SignupFormProps) {
  return (
    <EmailForm
      id={place}
      action="/forms/signup"
      words={words}
      buttonLabel="Generate Your Wiring Map"
      hidden={{ place }}
      send={async (form, headers) =>
        (await import('./submit-signup.ts')).submitSignup({ form, place, headers, ...server })
      }
      fragment="#signup-"
      recall={async () => (await import('./submit-signup.ts')).announceFragment(place)}
    />
  )
}
