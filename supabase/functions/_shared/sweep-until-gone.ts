import { sweepObjects } from './sweep-objects.ts'

const attempts = 3

/**
 * "Deleted" is said only when the files are gone, too. If they will not go, the caller hears "not available"
 * and may ask again; retention finds their folder in its queue in any case.
 */
export async function sweepUntilGone(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sweepObjects('objects_to_sweep')
      return
    } catch (error) {
      if (attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt))
    }
  }
}
