import type { Segment } from './walk-document.ts'

export interface Problem {
  /** Errors stop Publish; warnings do not; `unknown` could not be checked; facts are fine. */
  level: 'error' | 'warning' | 'unknown' | 'fact'
  message: string
  path: Segment[]
}
