import * as z from 'zod/mini'
import { maxCheckWord } from './limits.ts'
import { cleanLine } from './text.ts'

export const verdicts = ['me', 'not_me'] as const
export type Verdict = (typeof verdicts)[number]

const word = z.pipe(
  z.pipe(z.string(), z.transform(cleanLine)),
  z.string().check(z.refine((text) => [...text].length <= maxCheckWord)),
)

/** `reading` is a switch and its pole, such as `GATE.HOLD`. */
const checkedReading = z.strictObject({
  reading: z.string().check(z.regex(/^[A-Z]{2,12}\.[A-Z]{2,12}$/)),
  verdict: z.enum(verdicts),
  word: z.optional(word),
})

/** What an applicant says of what the program read; a skipped reading is left out. */
export const checkedReadings = z.strictObject({
  /** Of the map model that wrote the readings, such as `1.1`. */
  model: z.string().check(z.regex(/^\d{1,3}\.\d{1,3}$/)),
  verdicts: z.array(checkedReading).check(
    z.maxLength(40),
    z.refine((all) => new Set(all.map(({ reading }) => reading)).size === all.length),
  ),
})

export type CheckedReading = z.infer<typeof checkedReading>
export type CheckedReadings = z.infer<typeof checkedReadings>
