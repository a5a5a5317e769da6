import * as z from 'zod'
import { id, moment, storable } from './fields.ts'

const mapStates = [
  'waiting',
  'drafted',
  'in_review',
  'signed',
  'delivered',
  'refused',
  'on_hold',
  'needs_care',
  'draft_failed',
] as const
export const mapState = z.enum(mapStates)
export type MapState = z.infer<typeof mapState>

/** `mine`: claimed by the caller. `care`: hits of the care list. */
export const queueFilters = [
  'all',
  'mine',
  'waiting',
  'care',
  'on_hold',
  'refused',
  'failed',
  'delivered',
] as const
const queueFilter = z.enum(queueFilters)
export type QueueFilter = z.infer<typeof queueFilter>

export const queueSorts = ['oldest', 'newest', 'name', 'name_down'] as const
const queueSort = z.enum(queueSorts)

const cursor = z.strictObject({ value: storable.max(800), map_id: id })

type Sort = z.infer<typeof queueSort>

/** By time the value is a moment, by name any text. */
export const fitsSort = (sort: Sort, after: { value: string } | null): boolean =>
  after === null || sort === 'name' || sort === 'name_down' || moment.safeParse(after.value).success

export const maxCounted = 10_000

/** What the draft says about its inputs. */
export const flag = z.object({
  kind: z.enum(['care', 'injection', 'language', 'picture', 'thin']),
  source: z.string(),
})

const row = z.object({
  map_id: z.string(),
  completed_at: z.string(),
  delivered_at: z.string().nullable(),
  age_seconds: z.number(),
  name: z.string(),
  email: z.string(),
  state: mapState,
  revision: z.number(),
  circuit: z.string().nullable(),
  second: z.string().nullable(),
  between: z.boolean(),
  gates: z.array(z.object({ level: z.number(), state: z.string() })),
  claims: z.number(),
  claims_with_evidence: z.number(),
  flags: z.array(flag),
  claimed_by: z.string().nullable(),
  mine: z.boolean(),
  edits: z.number(),
  note: z.string().nullable(),
  failure: z.string().nullable(),
})
export type QueueRow = z.infer<typeof row>

export const queueActions = {
  queue: {
    input: z
      .strictObject({
        filter: queueFilter,
        search: storable.max(100),
        sort: queueSort,
        after: cursor.nullable(),
      })
      .refine(({ sort, after }) => fitsSort(sort, after)),
    answer: z.object({
      status: z.literal('ok'),
      rows: z.array(row),
      next: cursor.nullable(),
      /** Rows of a search, up to `maxCounted`. */
      found: z.number().nullable(),
      /** A whole address or the code of a sheet is looked for in every state. */
      everywhere: z.boolean(),
      counts: z.record(queueFilter, z.number()),
      median_review_seconds: z.number().nullable(),
      oldest_seconds: z.number().nullable(),
    }),
  },
  /** The oldest that nobody reads; those that ask for care are only counted. */
  next_map: {
    input: z.strictObject({}),
    answer: z.object({ status: z.literal('ok'), map_id: z.string().nullable(), care: z.number() }),
  },
}

export const ageLamp = (seconds: number): 'green' | 'yellow' | 'red' =>
  seconds < 86_400 ? 'green' : seconds < 172_800 ? 'yellow' : 'red'
