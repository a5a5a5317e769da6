import 'server-only'
import { readWizardTexts, type WizardTexts } from '@wiring/session/wizard-texts'
import { env } from '../env.ts'

const freshFor = 60_000

let texts = readWizardTexts(null)
let freshUntil = 0

/**
 * The wizard's copy as the editors published it, as last seen. Asks the site for news at most once a minute and never
 * makes an applicant wait for the answer; the built-in wording stands in until then, and while the site is away.
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
    // The last good wording stays.
  }
}
