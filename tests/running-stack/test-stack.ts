import { join } from 'node:path'
import { numberVariable, repositoryRoot } from '@wiring/local/settings'

export const testFolder = join(repositoryRoot, '.local/test')

/** Lets two checkouts run their tests side by side. */
const shift = numberVariable('TEST_PORT_SHIFT', 0)
const port = (number: number) => String(number + shift)

export const testEnvironment = {
  WIRING_DATA: testFolder,
  WIRING_BUILD: 'test',
  PORT_SITE: port(3100),
  PORT_ONBOARDING: port(3101),
  PORT_DESK: port(3102),
  PORT_STUDIO: port(3433),
  PORT_SUPABASE: port(15_321),
  PORT_CONTENT_LAKE: port(15_330),
  PORT_MAIL: port(1180),
  PORT_SMTP: port(1125),
}

/** `TEST_STACK=running` keeps a running stack; of two runs `first` keeps its stack for `last`. */
export const startsStack = !['running', 'last'].includes(process.env.TEST_STACK ?? '')
export const stackStays = ['running', 'first'].includes(process.env.TEST_STACK ?? '')
