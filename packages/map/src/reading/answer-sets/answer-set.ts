/**
 * One person's texts. `[POLISH,CC the third time]` marks what says something about a pole or a fault, of
 * those that the field may speak of; everything else says nothing.
 */
export interface AnswerSet {
  voice: string
  A2: string
  A4: string
  A6: string
  A8: string
  A10: string
  P1: string
  P2: readonly string[]
  P3: readonly string[]
  P4: readonly string[]
  P5: string
  P6: readonly string[]
  P7: string
}
