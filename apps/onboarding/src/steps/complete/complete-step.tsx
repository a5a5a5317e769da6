'use client'

import { useWizard } from '../../wizard/wizard-context.ts'
import { CompleteForm } from './complete-form.tsx'
import { Synthesis } from './synthesis.tsx'

/** Step 4: a name and a tick; afterwards the news that the map is being made. */
export default function CompleteStep() {
  const { session } = useWizard()
  return session.wiring_complete ? <Synthesis session={session} /> : <CompleteForm />
}
