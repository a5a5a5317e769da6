import type { ReactNode } from 'react'
import { WizardShell } from '../../../steps/step.styles.ts'

export default function SessionLayout({ children }: { children: ReactNode }) {
  return <WizardShell>{children}</WizardShell>
}
