import { setTimeout as wait } from 'node:timers/promises'
import { env } from '../env.ts'
import { HealthCheck, type Probe } from './health-check.ts'

const retryMs = 500

const probe: Probe = (timeoutMs) =>
  fetch(`${env.ONBOARDING_URL}/wiring/alive`, {
    signal: AbortSignal.timeout(timeoutMs),
    cache: 'no-store',
    redirect: 'manual',
  }).then(
    (response) => (response.status < 500 ? 'up' : 'down'),
    (error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? 'slow' : 'down'),
  )

const health = new HealthCheck(probe)

export const onboardingIsUp = (path: string): Promise<boolean> =>
  path.startsWith('/wiring-static/') ? health.isUpSoon(() => wait(retryMs)) : health.isUp()
