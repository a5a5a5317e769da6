import type { ReactNode } from 'react'
import { DeskPage } from '../../shell/desk-page.tsx'

export default function SignInLayout({ children }: { children: ReactNode }) {
  return <DeskPage>{children}</DeskPage>
}
