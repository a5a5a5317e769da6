import type { ReactNode } from 'react'
import { BrandBar } from '../../shell/brand-bar.tsx'

export default function WiringLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <BrandBar />
      {children}
    </>
  )
}
