import { env } from './env.ts'

/** Fails at start, not at the first visitor, when a variable is missing. */
export function register() {
  env()
}
