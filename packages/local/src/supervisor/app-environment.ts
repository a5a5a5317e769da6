import { type PortName, type Secrets, setVariables } from '../settings.ts'

export const localProject = { projectId: 'local', dataset: 'production' } as const

export function appEnvironment(
  port: Record<PortName, number>,
  secrets: Secrets,
  variables?: NodeJS.ProcessEnv,
): Record<string, string> {
  const given = setVariables(variables)
  const hostedContent = given.NEXT_PUBLIC_SANITY_PROJECT_ID !== undefined
  const hostedSupabase = given.NEXT_PUBLIC_SUPABASE_URL !== undefined
  const local: Record<string, string> = {
    SITE_URL: `http://localhost:${port.site}`,
    ONBOARDING_URL: `http://127.0.0.1:${port.onboarding}`,
    NEXT_PUBLIC_SANITY_STUDIO_URL: `http://localhost:${port.studio}`,
    CLIENT_IP_SECRET: secrets.clientIpSecret,
    DESK_URL: `http://localhost:${port.desk}`,
    MAP_WORKER_SECRET: secrets.mapWorkerSecret,
    HEALTH_TOKEN: secrets.healthToken,
    SANITY_WEBHOOK_SECRET: secrets.webhookSecret,
    PREVIEW_SECRET: secrets.previewSecret,
    SANITY_STUDIO_SITE_URL: `http://localhost:${port.site}`,
  }
  if (!hostedContent)
    Object.assign(local, {
      NEXT_PUBLIC_SANITY_PROJECT_ID: localProject.projectId,
      NEXT_PUBLIC_SANITY_DATASET: localProject.dataset,
      SANITY_API_HOST: `http://127.0.0.1:${port.contentLake}`,
      SANITY_READ_TOKEN: secrets.contentLakeToken,
      SANITY_WRITE_TOKEN: secrets.contentLakeToken,
      SANITY_STUDIO_PROJECT_ID: localProject.projectId,
      SANITY_STUDIO_DATASET: localProject.dataset,
      SANITY_STUDIO_API_HOST: `http://localhost:${port.contentLake}`,
    })
  if (!hostedSupabase)
    Object.assign(local, {
      NEXT_PUBLIC_SUPABASE_URL: `http://localhost:${port.supabase}`,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: secrets.supabasePublishableKey,
      RATE_LIMITS: 'relaxed',
    })
  const chosen = Object.keys(local).filter((name) => given[name] !== undefined)
  return { ...local, ...Object.fromEntries(chosen.map((name) => [name, given[name] as string])) }
}
