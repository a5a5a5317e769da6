import * as z from 'zod'
import { ruleNumbers } from './review.ts'

/** In weeks, with the current one. */
export const weekSpans = [4, 12, 26, 52] as const
const defaultWeeks = 12

export const parseWeekSpan = (given: unknown): (typeof weekSpans)[number] =>
  weekSpans.find((weeks) => String(weeks) === given) ?? defaultWeeks

const median = z.object({ seconds: z.number().nullable(), of: z.number() })
export type Median = z.infer<typeof median>

const week = z.object({
  /** Monday, UTC. */
  week: z.iso.date(),
  signups: z.number(),
  survey: z.number(),
  profile: z.number(),
  visuals: z.number(),
  completed: z.number(),
  delivered: z.number(),
})
export type Week = z.infer<typeof week>

const numbers = z.object({
  status: z.literal('ok'),
  since: z.string(),
  /** Earlier weeks count finished sessions only. */
  whole_since: z.string(),
  weeks: z.array(week),
  /** Of 30 days, by the step where they stopped for a day. */
  stops: z.object({
    signups: z.number(),
    completed: z.number(),
    going_on: z.number(),
    before_survey: z.number(),
    before_profile: z.number(),
    before_visuals: z.number(),
    before_name: z.number(),
  }),
  times: z.object({
    survey: median,
    profile: median,
    visuals: median,
    onboarding: median,
    waiting: median,
    review: median,
  }),
  circuits: z.array(z.object({ circuit: z.string(), maps: z.number() })),
  rules: z.array(ruleNumbers),
  deletions: z.partialRecord(z.enum(['link', 'applicant', 'expired', 'operator']), z.number()),
})
export type Numbers = z.infer<typeof numbers>

export const numbersActions = {
  numbers: { input: z.strictObject({ weeks: z.literal(weekSpans) }), answer: numbers },
}
