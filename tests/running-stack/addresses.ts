import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from '@wiring/local/settings'
import { ports, testFolder } from './test-stack.ts'

export const addresses = {
  site: `http://localhost:${ports.site}`,
  onboarding: `http://127.0.0.1:${ports.onboarding}`,
  desk: `http://localhost:${ports.desk}`,
  studio: `http://localhost:${ports.studio}`,
  supabase: `http://localhost:${ports.supabase}`,
  contentLake: `http://127.0.0.1:${ports.contentLake}`,
  mail: `http://localhost:${ports.mail}`,
}

export function testSecrets(): Secrets {
  return JSON.parse(readFileSync(join(testFolder, 'secrets.json'), 'utf8'))
}
