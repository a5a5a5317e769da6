import type { TextField } from '../../../src/evidence/field-mask.ts'

/**
 * One person's texts; ` | ` separates the items of a list. `[POLISH,CC the third time]` marks what says
 * something about a pole or a fault that the field may speak of; everything else says nothing.
 */
export type AnswerSet = Record<'voice' | TextField, string>
