import type { Source } from '../snapshot.ts'

export interface Passage {
  source: Source
  text: string
}
