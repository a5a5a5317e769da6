import type { Segment } from './walk-document.ts'

export interface Problem {
  /** Errors disable Publish; `unknown` could not be checked. */
  level: 'error' | 'warning' | 'unknown' | 'fact'
  message: string
  path: Segment[]
}
