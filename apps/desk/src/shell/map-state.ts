import type { MapState } from '@wiring/session/desk/queue'

export const isMailSettled = (state: MapState): boolean => state === 'delivered' || state === 'refused'

export const isSigned = (state: MapState): boolean => state === 'signed' || isMailSettled(state)
