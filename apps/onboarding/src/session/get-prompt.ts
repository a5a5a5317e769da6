import 'server-only'
import { brokenPromptRules, defaultPrompt } from '@wiring/session/prompt'
import * as z from 'zod'
import { env } from '../env.ts'

const texts = z.object({ prompt: z.string().nullish() })
const freshFor = 60_000

let prompt = defaultPrompt
let freshUntil = 0

/**
 * The prompt that the editors published, as last seen. Asks the site for news at most once a minute and never makes an
 * applicant wait for the answer; the built-in prompt stands in until then.
 */
export function getPrompt(): string {
  if (freshUntil < Date.now()) {
    freshUntil = Date.now() + freshFor
    void readPrompt()
  }
  return prompt
}

/** Takes over the published wording if it keeps the specification's rules; while the site is away the last one stays. */
async function readPrompt(): Promise<void> {
  try {
    const answer = await fetch(`${env().SITE_URL}/api/wizard-texts`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    })
    if (!answer.ok) return
    const published = texts.parse(await answer.json()).prompt?.trim() ?? ''
    prompt = brokenPromptRules(published).length === 0 ? published : defaultPrompt
  } catch {
    // As above: the last one stays.
  }
}
