import '@wiring/ui/first-screen.css'
import './shell.css'
import { mono, sans, serif } from '@wiring/ui/fonts'
import { SkipLink } from '@wiring/ui/visually-hidden'
import type { ReactNode } from 'react'
import { production } from '../env.ts'

export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable} ${serif.variable}`}>
      <body>
        <SkipLink />
        {children}
        {/* A page that is compiled first takes too long for a fade. */}
        {!production && <style>{'@view-transition { navigation: none }'}</style>}
      </body>
    </html>
  )
}
