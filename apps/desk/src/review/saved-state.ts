import type { Review } from './review.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

type Saving = Pick<Review, 'saving' | 'savedAt' | 'pending' | 'unsaved'>

/** "Saved" only when nothing is left that is not. */
export function savedState(
  { saving, savedAt, pending, unsaved }: Saving,
  now: number,
): { text: string; tone: Review['saving'] } {
  const waits = pending.length > 0 && saving === 'idle'
  if (unsaved.length > 0 || saving === 'retrying' || waits) return { text: 'Not saved', tone: 'retrying' }
  if (saving === 'saving') return { text: 'Saving', tone: 'saving' }
  if (savedAt === null) return { text: '', tone: 'idle' }
  const seconds = Math.max(0, Math.round((now - savedAt) / 1000))
  return { text: seconds < 60 ? `Saved ${seconds} s ago` : `Saved at ${clock.format(savedAt)}`, tone: 'idle' }
}
