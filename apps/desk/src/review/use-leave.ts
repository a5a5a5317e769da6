import { postAction } from '../desk-api/post-action.ts'
import type { ReviewStore } from './review-store.ts'

const paths = {
  queue: () => '/',
  inputs: (id: string) => `/inputs/${id}`,
  preview: (id: string) => `/preview/${id}`,
}

/** Releases a map that was only looked at. */
export function useLeave(map: string, store: ReviewStore) {
  return async (to: keyof typeof paths) => {
    await store.waitForSaved()
    const { edits, state } = store.read()
    if (to === 'queue' && edits.length === 0 && store.mayEdit() && state === 'in_review')
      await postAction('release', { map_id: map })
    location.assign(paths[to](map))
  }
}
