import * as z from 'zod'
import { positive, storable } from './fields.ts'

/** `S3` of the draft, or `N12` made by edit 12. */
const sentence = z.string().regex(/^[SN]\d{1,4}$/)
/** Above all limits: too long gets a message. */
const typed = storable.max(4_000)
const evidence = storable.min(1).max(200)
const reference = z.string().regex(/^[A-Za-z]{2,20}$/)

export const switchPositions = [
  'left',
  'leans_left',
  'middle',
  'both',
  'leans_right',
  'right',
  'none',
] as const

export const editOp = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keep'), sentence }),
  z.strictObject({ kind: z.literal('edit'), sentence, text: typed }),
  z.strictObject({ kind: z.literal('drop'), sentence }),
  z.strictObject({ kind: z.literal('restore'), sentence }),
  z.strictObject({ kind: z.literal('note'), text: typed }),
  z.strictObject({ kind: z.literal('hide_quote'), evidence }),
  z.strictObject({ kind: z.literal('show_quote'), evidence }),
  z.strictObject({
    kind: z.literal('set_switch'),
    switch: reference,
    position: z.enum(switchPositions),
    reason: typed,
  }),
  z.strictObject({ kind: z.literal('reset_switch'), switch: reference }),
  z.strictObject({ kind: z.literal('set_circuit'), circuit: reference, reason: typed }),
  z.strictObject({ kind: z.literal('reset_circuit') }),
  z.strictObject({ kind: z.literal('undo'), edit: positive }),
])
export type EditOp = z.infer<typeof editOp>
export type SwitchPosition = (typeof switchPositions)[number]

export const edit = z.object({ n: z.int().min(1), at: z.string(), by: z.string(), op: editOp })
export type Edit = z.infer<typeof edit>

export const maxEdits = 500
/** Saved at once. */
export const maxEditBatch = 50
/** UTF-16 code units after trimming. */
export const maxEditText = 600
export const maxReason = 300
export const maxStudioNotes = 3
export const maxHoldNote = 2_000
