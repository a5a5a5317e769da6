import * as z from 'zod'
import { callDatabase } from '../_shared/database.ts'
import type { GatePosition } from './mails/line-mark.tsx'

const level = z.union([z.literal(-2), z.literal(-1), z.literal(0), z.literal(1), z.literal(2)])

const readMap = z.array(
  z.object({
    snapshot: z.object({
      switches: z.array(z.object({ state: z.string() })).length(8),
      drawing: z.object({ gates: z.array(z.object({ level })).length(8) }),
    }),
  }),
)

/** `null` without an answer: a mail never waits for its mark. */
export async function readMapLine(secret: string): Promise<GatePosition[] | null> {
  try {
    const [map] = await callDatabase('get_map', { map_secret: secret }, readMap)
    if (map === undefined) return null
    const { switches, drawing } = map.snapshot
    return drawing.gates.map(({ level }, index) => {
      const state = switches[index]?.state
      return state === 'both' || state === 'none' ? state : level
    })
  } catch {
    return null
  }
}
