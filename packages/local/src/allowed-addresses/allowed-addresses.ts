import type { AllowedAddresses } from '@wiring/content-lake/check-origin'
import { type PortName, setVariables } from '../settings.ts'

/** Set when an app has another address, for instance behind a tunnel. */
const movedBy = [
  'SITE_URL',
  'ONBOARDING_URL',
  'DESK_URL',
  'NEXT_PUBLIC_SANITY_STUDIO_URL',
  'ALLOWED_ORIGINS',
] as const

export function allowedAddresses(
  port: Partial<Record<PortName, number>>,
  environment?: NodeJS.ProcessEnv,
): AllowedAddresses {
  const given = setVariables(environment)
  const moved = movedBy
    .flatMap((name) => (given[name] ?? '').split(','))
    .flatMap((address) => URL.parse(address.trim()) ?? [])
  const local = Object.values(port).flatMap((number) => [
    `http://localhost:${number}`,
    `http://127.0.0.1:${number}`,
  ])
  return {
    hosts: moved.map(({ hostname }) => hostname),
    origins: [...new Set([...local, ...moved.map(({ origin }) => origin)])],
  }
}
