import { lakeOfEnvironment } from '@wiring/deploy/lake-target'
import { supabaseOfEnvironment } from '@wiring/deploy/supabase-target'
import { targetOfEnvironment } from '@wiring/deploy/target'
import { expect, test } from 'vitest'
import { allowedAddresses } from './allowed-addresses/allowed-addresses.ts'
import { localTarget } from './deploy/local-target.ts'
import { ports, type Secrets } from './settings.ts'
import { functionCatalogue } from './supabase/functions/catalogue.ts'
import { appEnvironment } from './supervisor/app-environment.ts'

const unset = { NODE_ENV: 'test' } as const

/** As somebody has it who copied `.env.example` and filled in nothing. */
const empty = new Proxy(
  {},
  {
    get: () => '',
    ownKeys: () => names,
    getOwnPropertyDescriptor: () => ({ value: '', enumerable: true, configurable: true }),
  },
) as typeof unset

const names = [
  ...['SITE_URL', 'ONBOARDING_URL', 'DESK_URL', 'ALLOWED_ORIGINS', 'NEXT_PUBLIC_SANITY_STUDIO_URL'],
  ...[
    'NEXT_PUBLIC_SUPABASE_URL',
    'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
    'SUPABASE_SECRET_KEY',
    'DATABASE_URL',
  ],
  ...[
    'NEXT_PUBLIC_SANITY_PROJECT_ID',
    'SANITY_PROJECT_ID',
    'SANITY_DATASET',
    'SANITY_TOKEN',
    'SANITY_API_HOST',
  ],
  ...['CLIENT_IP_SECRET', 'MAP_WORKER_SECRET', 'HEALTH_TOKEN', 'RATE_LIMITS', 'MAIL_TRANSPORT', 'SMTP_URL'],
  ...['MAIL_FROM', 'MAIL_LEASE_SECONDS', 'RESEND_API_KEY', 'MAP_LEASE_SECONDS', 'PORT_SITE', 'PORT_SUPABASE'],
]

const secrets = new Proxy({}, { get: (_, name) => `a secret: ${String(name)}` }) as Secrets
const port = ports(unset)

test.each(
  Object.entries({
    ports: (given: typeof unset) => ports(given),
    'allowed addresses': (given: typeof unset) => allowedAddresses(port, given),
    "the apps' environment": (given: typeof unset) => appEnvironment(port, secrets, given),
    "the functions' environment": (given: typeof unset) => functionCatalogue(port, secrets, given),
    'the Supabase of a command': (given: typeof unset) =>
      supabaseOfEnvironment(localTarget(given) as typeof unset),
    'the lake of a command': (given: typeof unset) =>
      lakeOfEnvironment(localTarget(given) as typeof unset).name,
    'the target of a backup': (given: typeof unset) =>
      targetOfEnvironment(localTarget(given) as typeof unset).name,
  }),
)('an empty variable counts as unset: %s', (_, read) => {
  expect(read(empty)).toEqual(read(unset))
})
