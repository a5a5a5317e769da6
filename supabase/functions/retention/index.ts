import * as z from 'zod'
import { callDatabase } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { type Call, json, serve } from '../_shared/serve.ts'
import { sweepObjects } from '../_shared/sweep-objects.ts'

const batch = 500
const maxRunMs = 45_000

async function runRetention({ logField }: Call): Promise<Response> {
  const until = Date.now() + maxRunMs
  let sessions = 0
  for (;;) {
    const went = await callDatabase('run_retention', { p_max: batch }, z.number())
    sessions += went
    if (went < batch || Date.now() > until) break
  }
  const objects = (await sweepObjects('objects_to_sweep')) + (await sweepObjects('orphaned_objects'))
  await callDatabase('note_sweep', {}, z.unknown())
  if (sessions > 0) logField('sessions', String(sessions))
  if (objects > 0) logField('objects', String(objects))
  return json({ sessions, objects })
}

serve('retention', env.serviceKeys, runRetention, { logIdle: false })
