import type { OwnAddresses } from '@wiring/content-lake/foreign-request'
import type { PortName } from '../settings.ts'

/** Variables that move a part elsewhere, for instance behind a tunnel. */
const movedBy = [
  'SITE_URL',
  'ONBOARDING_URL',
  'DESK_URL',
  'NEXT_PUBLIC_SANITY_STUDIO_URL',
  'ALLOWED_ORIGINS',
] as const

/** Both names of every port, and the addresses that the environment gives. */
export function ownAddresses(
  port: Partial<Record<PortName, number>>,
  given: NodeJS.ProcessEnv = process.env,
): OwnAddresses {
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
