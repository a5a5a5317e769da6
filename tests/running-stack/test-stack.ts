import { join } from 'node:path'
import { repositoryRoot } from '@wiring/local/settings'

/** Data, ports and build folders of the stack under test: a running `npm start` stays untouched. */
export const testFolder = join(repositoryRoot, '.local/test')

export const testEnvironment = {
  WIRING_DATA: testFolder,
  WIRING_BUILD: 'test',
  PORT_SITE: '3100',
  PORT_ONBOARDING: '3101',
  PORT_STUDIO: '3433',
  PORT_SUPABASE: '15321',
  PORT_CONTENT_LAKE: '15330',
  PORT_MAIL: '1180',
  PORT_SMTP: '1125',
}
