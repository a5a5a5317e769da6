import type { Segment } from './visit.ts'

/** Something an editor should see before publishing. */
export interface Problem {
  /** Errors stop Publish; warnings do not; `unknown` could not be checked; facts are what was checked and is fine. */
  level: 'error' | 'warning' | 'unknown' | 'fact'
  message: string
  /** The field it is about. */
  path: Segment[]
}
