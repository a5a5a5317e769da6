import type { Fault } from '../snapshot.ts'
import type { FaultId } from '../switches.ts'

export const faultNames: Record<FaultId, string> = {
  IO: 'Idea Overflow',
  TM: 'Template Misfit',
  LS: 'Lost Shape',
  CC: 'Complexity Creep',
  OE: 'Open End',
}

/** Before the name: no answer to A7 is the place of a form that does not fit. */
export const breakPlaces: Record<FaultId, string> = {
  IO: 'before the start: ',
  TM: '',
  LS: 'in the middle: ',
  CC: 'near the end: ',
  OE: 'after the end: ',
}

export const waitsFor: Record<FaultId, string> = {
  IO: 'a decision',
  TM: 'a frame of its own',
  LS: 'a shape that holds',
  CC: 'a stop',
  OE: 'a listener',
}

/** Where on the way of a project; `said` follows “It breaks” where the person named the place herself. */
export type FaultPlace = 'before the start' | 'in the middle' | 'near the end' | 'after the end'

interface PlaceText {
  at: FaultPlace
  said: string
  /** Follows “It waits” where nobody named it. */
  headline: string
}

export function placeText({ id, place }: Pick<Fault, 'id' | 'place'>): PlaceText {
  if (id === 'IO')
    return {
      at: 'before the start',
      said: 'before the start, where there are too many options',
      headline: 'before the start, where more arrives than is let through',
    }
  if (id === 'OE')
    return {
      at: 'after the end',
      said: 'after the end, where nobody hears of it',
      headline: 'after the end, where it has to be shown or sent',
    }
  if (id === 'CC' && place === 'EXIT')
    return {
      at: 'near the end',
      said: 'near the end, where you keep improving it',
      headline: 'near the end, where you keep improving it',
    }
  return {
    at: 'in the middle',
    said: 'in the middle, where the shape stops holding',
    headline:
      id === 'TM'
        ? 'in the middle, where the given shape does not fit'
        : 'in the middle, where parts are added',
  }
}

/** What she says of the place under A7. */
export function causeOf(fault: Pick<Fault, 'id' | 'place'>): string {
  const { at, said } = placeText(fault)
  return said.slice(`${at}, where `.length)
}
