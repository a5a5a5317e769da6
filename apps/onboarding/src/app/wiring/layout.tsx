import type { ReactNode } from 'react'
import { BrandBar } from '../../frame/brand-bar.tsx'

export default function WiringLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <BrandBar />
      {children}
    </>
  )
}
