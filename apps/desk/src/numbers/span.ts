import { spans } from '@wiring/session/desk/numbers'

const usual = 12

/** The weeks in the address; anything else is the usual span. */
export const chosenSpan = (given: unknown): (typeof spans)[number] =>
  spans.find((span) => String(span) === given) ?? usual
