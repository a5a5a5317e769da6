import { postAction } from '../desk-api/post-action.ts'
import type { ReviewStore } from './review-store.ts'

export const leavePaths = {
  queue: () => '/',
  inputs: (id: string) => `/inputs/${id}`,
  preview: (id: string) => `/preview/${id}`,
}

export type LeaveTo = keyof typeof leavePaths

/** Releases a map that was only looked at. */
export function useLeave(map: string, store: ReviewStore) {
  return async (to: LeaveTo) => {
    await store.waitForSaved()
    const { edits, state } = store.read()
    if (to === 'queue' && edits.length === 0 && store.mayEdit() && state === 'in_review')
      await postAction('release', { map_id: map })
    location.assign(leavePaths[to](map))
  }
}
