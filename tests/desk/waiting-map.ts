import { setTimeout as wait } from 'node:timers/promises'
import { finishSession } from '../demo/finish-session.ts'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { sql } from './operator.ts'

export interface WaitingMap {
  sessionId: string
  /** What the desk calls it. */
  mapId: string
  email: string
}

/** A finished session whose draft waits for an operator; `name` is what the applicant typed. */
export async function waitingMap(persona = 'ines', name = 'Ines'): Promise<WaitingMap> {
  const email = `desk-${crypto.randomUUID()}@example.com`
  const stack = { supabase: addresses.supabase, key: testSecrets().supabasePublishableKey }
  const person = { persona, name, hours: 1, pictures: ['drawing' as const], fate: 'drafted' as const }
  const sessionId = await finishSession(stack, person, email)
  for (const deadline = Date.now() + 40_000; ; await wait(300)) {
    const [row] = await sql<{ drafted: boolean; mapId: string }>(
      'select draft is not null as drafted, map_id as "mapId" from private.maps where session_id = $1::uuid',
      [sessionId],
    )
    if (row?.drafted === true) return { sessionId, mapId: row.mapId, email }
    if (Date.now() > deadline) throw new Error(`No draft was made of ${persona} within 40 s.`)
  }
}
