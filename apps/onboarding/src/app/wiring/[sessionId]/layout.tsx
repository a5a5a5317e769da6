import type { ReactNode } from 'react'
import { WizardFrame } from '../../../steps/wizard-frame.ts'

export default function SessionLayout({ children }: { children: ReactNode }) {
  return <WizardFrame>{children}</WizardFrame>
}
