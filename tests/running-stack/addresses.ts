import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testEnvironment as environment, testFolder } from './test-stack.ts'

export const addresses = {
  site: `http://localhost:${environment.PORT_SITE}`,
  onboarding: `http://127.0.0.1:${environment.PORT_ONBOARDING}`,
  desk: `http://localhost:${environment.PORT_DESK}`,
  studio: `http://localhost:${environment.PORT_STUDIO}`,
  supabase: `http://localhost:${environment.PORT_SUPABASE}`,
  contentLake: `http://127.0.0.1:${environment.PORT_CONTENT_LAKE}`,
  mail: `http://localhost:${environment.PORT_MAIL}`,
}

export function testSecrets(): Record<
  'contentLakeToken' | 'webhookSecret' | 'supabasePublishableKey' | 'supabaseSecretKey' | 'healthToken',
  string
> {
  return JSON.parse(readFileSync(join(testFolder, 'secrets.json'), 'utf8'))
}
