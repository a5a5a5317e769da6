/**
 * One person's texts. `[POLISH,CC the third time]` marks what says something about a pole or a fault, of
 * those that the field may speak of; everything else says nothing.
 */
export interface AnswerSet {
  readonly voice: string
  readonly A2: string
  readonly A4: string
  readonly A6: string
  readonly A8: string
  readonly A10: string
  readonly P1: string
  readonly P2: readonly string[]
  readonly P3: readonly string[]
  readonly P4: readonly string[]
  readonly P5: string
  readonly P6: readonly string[]
  readonly P7: string
}
