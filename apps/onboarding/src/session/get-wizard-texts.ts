import 'server-only'
import { readWizardTexts, type WizardTexts } from '@wiring/session/wizard-texts'
import { env } from '../env.ts'

const freshFor = 60_000

let texts = readWizardTexts(null)
let freshUntil = 0

/**
 * The published copy as last fetched, else the default. Refreshes in the background, once a minute at most.
 */
export function getWizardTexts(): WizardTexts {
  if (freshUntil < Date.now()) {
    freshUntil = Date.now() + freshFor
    void refresh()
  }
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
    // Keeps the last good copy.
  }
}
