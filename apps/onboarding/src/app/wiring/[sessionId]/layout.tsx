import type { ReactNode } from 'react'
import { LateFaces } from '../../../shell/late-faces.tsx'
import { WizardShell } from '../../../steps/step.styles.ts'

export default function SessionLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <LateFaces />
      <WizardShell>{children}</WizardShell>
    </>
  )
}
