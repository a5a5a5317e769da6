import { sweepObjects } from './sweep-objects.ts'

const attempts = 3

/** "Deleted" is answered only when the files are gone; else retention removes them later. */
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
