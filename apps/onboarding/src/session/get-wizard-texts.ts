import 'server-only'
import { readWizardTexts, type WizardTexts } from '@wiring/session/wizard-texts'
import { env } from '../env.ts'

const cacheMs = 60_000

let texts = readWizardTexts(null)
let expiresAt = 0
let running: Promise<void> = Promise.resolve()

export function getWizardTexts(): WizardTexts {
  if (expiresAt < Date.now()) {
    expiresAt = Date.now() + cacheMs
    running = refresh()
  }
  return texts
}

/** For what is kept: a file that is made right after the start has the studio's texts, too. */
export async function loadWizardTexts(): Promise<WizardTexts> {
  getWizardTexts()
  await running
  return texts
}

async function refresh(): Promise<void> {
  try {
    const answer = await fetch(`${env().SITE_URL}/api/wizard-texts`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    })
    if (answer.ok) texts = readWizardTexts(await answer.json())
  } catch {
    // Keeps the cached texts.
  }
}
