import type { PortName, Secrets } from '../settings.ts'
import { localProject } from './app-environment.ts'

export interface StackStatus {
  ready: boolean
  site: string
  onboarding: string
  desk: string
  studio: string
  supabase: { url: string; publishableKey: string }
  contentLake: { url: string; projectId: string; dataset: string }
  mail: { web: string; smtp: string }
}

export function stackStatus(ready: boolean, port: Record<PortName, number>, secrets: Secrets): StackStatus {
  return {
    ready,
    site: `http://localhost:${port.site}`,
    onboarding: `http://127.0.0.1:${port.onboarding}`,
    desk: `http://localhost:${port.desk}`,
    studio: `http://localhost:${port.studio}`,
    supabase: { url: `http://localhost:${port.supabase}`, publishableKey: secrets.supabasePublishableKey },
    contentLake: { url: `http://localhost:${port.contentLake}`, ...localProject },
    mail: { web: `http://localhost:${port.mail}`, smtp: `smtp://127.0.0.1:${port.smtp}` },
  }
}

export function addressTable(port: Record<PortName, number>): string {
  const rows = [
    ['Site', `http://localhost:${port.site}`, 'what visitors see; the wizard is under /wiring'],
    ['Studio', `http://localhost:${port.studio}`, 'edit the copy, no login'],
    ['Desk', `http://localhost:${port.desk}`, 'review and sign maps'],
    ['Mail', `http://localhost:${port.mail}`, 'every mail the product sends'],
    ['Content lake', `http://localhost:${port.contentLake}`, 'the local Sanity'],
    ['Supabase', `http://localhost:${port.supabase}`, 'the local database, storage and functions'],
  ]
  return rows
    .map(([name = '', address = '', what = '']) => `  ${name.padEnd(14)}${address.padEnd(26)}${what}`)
    .join('\n')
}
