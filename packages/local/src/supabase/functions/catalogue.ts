import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type PortName, repositoryRoot, type Secrets, setVariables } from '../../settings.ts'
import { loadLimits } from '../load/queue-limits.ts'
import type { FunctionSettings } from './function-process.ts'

export const functionsFolder = join(repositoryRoot, 'supabase/functions')

export const functionNames = (): string[] =>
  readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)

export function functionCatalogue(
  port: Record<PortName, number>,
  secrets: Secrets,
  variables?: NodeJS.ProcessEnv,
): FunctionSettings[] {
  const given = setVariables(variables)
  const siteUrl = given.SITE_URL ?? `http://localhost:${port.site}`
  const common = {
    SUPABASE_URL: `http://localhost:${port.supabase}`,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.supabaseSecretKey }),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: secrets.supabasePublishableKey }),
    SITE_URL: siteUrl,
    // People open either name; the wizard works on its own port while the site is down.
    ALLOWED_ORIGINS:
      given.ALLOWED_ORIGINS ??
      [siteUrl, ...[port.site, port.onboarding].map((number) => `http://127.0.0.1:${number}`)].join(),
    CLIENT_IP_SECRET: secrets.clientIpSecret,
    RATE_LIMITS: given.RATE_LIMITS ?? 'production',
  }
  const mail = {
    MAIL_TRANSPORT: given.MAIL_TRANSPORT ?? 'smtp',
    SMTP_URL: given.SMTP_URL ?? `smtp://127.0.0.1:${port.smtp}`,
    MAIL_FROM: given.MAIL_FROM ?? 'Tracework <hello@tracework.example>',
    MAIL_LEASE_SECONDS: given.MAIL_LEASE_SECONDS ?? '120',
    ...(given.RESEND_API_KEY === undefined ? {} : { RESEND_API_KEY: given.RESEND_API_KEY }),
  }
  const deskUrl = given.DESK_URL ?? `http://localhost:${port.desk}`
  const map = {
    MAP_WORKER_SECRET: secrets.mapWorkerSecret,
    DESK_URL: deskUrl,
    MAP_LEASE_SECONDS: given.MAP_LEASE_SECONDS ?? '120',
  }
  const api = `localhost:${port.supabase}`
  const mailHost = given.MAIL_TRANSPORT === 'resend' ? 'api.resend.com:443' : new URL(mail.SMTP_URL).host
  const queue = loadLimits.functions
  return functionNames().map((name) => {
    switch (name) {
      case 'retention':
        return { name, hosts: [api], environment: common }
      case 'desk-health':
        return { name, hosts: [api], environment: { ...common, HEALTH_TOKEN: secrets.healthToken } }
      case 'mail-events':
        return {
          name,
          hosts: [api],
          environment: { ...common, MAIL_WEBHOOK_SECRET: secrets.mailWebhookSecret },
        }
      case 'map-worker':
        return { name, hosts: [api], environment: { ...common, ...map } }
      case 'mail-worker': {
        const hosts = [api, new URL(siteUrl).host, mailHost]
        return { name, hosts, environment: { ...common, ...mail, DESK_URL: deskUrl } }
      }
      case 'desk-sign-in':
        return { name, hosts: [api], environment: { ...common, DESK_URL: deskUrl }, queue }
      case 'desk':
      case 'update-wiring-session': {
        const hosts = [api, new URL(deskUrl).host]
        const { MAIL_FROM } = mail
        return { name, hosts, environment: { ...common, ...map, MAIL_FROM }, queue }
      }
      default:
        return { name, hosts: [api], environment: common, queue }
    }
  })
}
