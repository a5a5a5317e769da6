/** `problem` is one sentence; `remedy` says what to do about it. `null`: all is well. */
export type Finding = { problem: string; remedy: string } | null

export interface Check {
  name: string
  run(): Promise<Finding>
}

export interface DoctorVariables {
  SITE_URL: string
  DESK_URL: string
  NEXT_PUBLIC_SUPABASE_URL: string
  HEALTH_TOKEN: string
  SANITY_WEBHOOK_SECRET: string
  MAIL_FROM?: string | undefined
  DKIM_SELECTOR?: string | undefined
  REPLICATION_URL?: string | undefined
}

const timeoutMs = 10_000

export const request = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init })

export const hostOf = (url: string): string => new URL(url).hostname
