import { env } from './env.ts'

/** Fails at start, not at the first job, when a variable is missing. */
export function register() {
  env()
}
