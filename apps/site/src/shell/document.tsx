import '@wiring/ui/styles.css'
import './shell.css'
import { mono, sans, serif } from '@wiring/ui/fonts'
import { SkipLink } from '@wiring/ui/visually-hidden'
import type { ReactNode } from 'react'

export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable} ${serif.variable}`}>
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  )
}
