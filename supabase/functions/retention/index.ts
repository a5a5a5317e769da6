import * as z from 'zod'
import { json } from '../_shared/answers.ts'
import { callDatabase } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { type Call, serve } from '../_shared/serve.ts'
import { sweepObjects } from '../_shared/sweep-objects.ts'

const batch = 500
const longestRun = 45_000

/** Hosted: every ten minutes by schedule. */
async function retain({ note }: Call): Promise<Response> {
  const until = Date.now() + longestRun
  let sessions = 0
  for (;;) {
    const went = await callDatabase('run_retention', { p_max: batch }, z.number())
    sessions += went
    if (went < batch || Date.now() > until) break
  }
  const objects = (await sweepObjects('objects_to_sweep')) + (await sweepObjects('orphaned_objects'))
  if (sessions > 0) note('sessions', String(sessions))
  if (objects > 0) note('objects', String(objects))
  return json({ sessions, objects })
}

serve('retention', [env.serviceKey], retain, { logIdle: false })
