import { env } from '../env.ts'

const cacheMs = { up: 5_000, down: 1_000 }
const timeoutMs = 800

let last: { up: boolean; until: number } | undefined
let checking: Promise<boolean> | undefined

export async function onboardingIsUp(now = Date.now()): Promise<boolean> {
  if (last && now < last.until) return last.up
  checking ??= check().finally(() => {
    checking = undefined
  })
  return checking
}

/** Retries after a timeout: a busy app is not down. */
async function check(): Promise<boolean> {
  const first = await probe()
  const up = (first === 'slow' ? await probe() : first) === 'up'
  last = { up, until: Date.now() + (up ? cacheMs.up : cacheMs.down) }
  return up
}

function probe(): Promise<'up' | 'down' | 'slow'> {
  return fetch(`${env.ONBOARDING_URL}/wiring/alive`, {
    signal: AbortSignal.timeout(timeoutMs),
    cache: 'no-store',
    redirect: 'manual',
  }).then(
    (response) => (response.status < 500 ? 'up' : 'down'),
    (error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? 'slow' : 'down'),
  )
}
