import { building } from './env.ts'
import { startTick } from './schedule/tick.ts'

/** Next calls this once when a server starts. */
export function register(): void {
  if (!building) startTick()
}
