import type { ReactNode } from 'react'
import { BrandBar } from '../../../frame/brand-bar.tsx'
import { WizardFrame } from '../../../steps/wizard-frame.ts'

export default function SessionLayout({ children }: { children: ReactNode }) {
  return (
    <WizardFrame>
      <BrandBar />
      {children}
    </WizardFrame>
  )
}
