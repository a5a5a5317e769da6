import * as z from 'zod/mini'
import { maxAnswerLength } from './limits.ts'
import { toStorableText } from './text.ts'

const choice = z.int().check(z.minimum(0), z.maximum(3))
const text = z.pipe(
  z.pipe(
    z.string(),
    z.transform((given) => toStorableText(given).trim()),
  ),
  z.string().check(z.minLength(1), z.maxLength(maxAnswerLength)),
)

/** By the index of the question. */
export const surveyAnswers = z.strictObject({
  0: choice,
  1: text,
  2: choice,
  3: text,
  4: choice,
  5: text,
  6: choice,
  7: text,
  8: choice,
  9: text,
})
/** Any of them, but one at least. */
export const halfAnswers = z
  .partial(surveyAnswers)
  .check(z.refine((answers) => Object.keys(answers).length > 0))

export type SurveyAnswers = z.infer<typeof surveyAnswers>
