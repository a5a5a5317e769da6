'use client'

import { useWizard } from '../../wizard/wizard-context.ts'
import { CompleteForm } from './complete-form.tsx'
import { Synthesis } from './synthesis.tsx'

export default function CompleteStep() {
  const { session } = useWizard()
  return session.wiring_complete ? <Synthesis session={session} /> : <CompleteForm />
}
