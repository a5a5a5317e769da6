import type { MapState } from '@wiring/contract/desk/queue'

export const isMailSettled = (state: MapState): boolean => state === 'delivered' || state === 'refused'

export const isSigned = (state: MapState): boolean => state === 'signed' || isMailSettled(state)

interface Seen {
  state: MapState
  revision: number
}

/** The desk refuses an action when the map has changed since. */
export const expecting = (map_id: string, { state, revision }: Seen) => ({
  map_id,
  expected_state: state,
  expected_revision: revision,
})
