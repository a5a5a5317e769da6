import type { FaultId, SwitchId } from '../switches.ts'
import type { TextRange } from '../tokens/tokenizer.ts'
import type { Denial } from './denials.ts'

export interface TextReading extends TextRange {
  entry: string
  concept: string
  switch: SwitchId | null
  pole: 'left' | 'right' | null
  fault: FaultId | null
  dropped: 'negated' | 'not-a-fact' | undefined
  /** Of a switch: whether she says that she does not. */
  denies: Denial | null
}
