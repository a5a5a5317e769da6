import type { Fault } from '../snapshot.ts'
import type { FaultId } from '../switches.ts'

export const faultNames: Record<FaultId, string> = {
  IO: 'Idea Overflow',
  TM: 'Template Misfit',
  CC: 'Complexity Creep',
  OE: 'Open End',
}

export const waitsFor: Record<FaultId, string> = {
  IO: 'a decision',
  TM: 'a frame of its own',
  CC: 'a stop',
  OE: 'a listener',
}

interface PlaceText {
  at: string
  headline: string
  order: number
}

export function placeText({ id, place }: Fault): PlaceText {
  if (id === 'IO')
    return { at: 'at the gate', headline: 'at the gate, where more arrives than is let through', order: 0 }
  if (id === 'TM')
    return { at: 'in the frame', headline: 'in the frame, where the given shape does not fit', order: 1 }
  if (id === 'OE')
    return { at: 'after the exit', headline: 'after the end, where nobody has been told', order: 4 }
  return place === 'EXIT'
    ? { at: 'at the exit', headline: 'near the end, where you keep improving it', order: 3 }
    : { at: 'in the frame', headline: 'in the middle, where parts are added', order: 2 }
}

export const fourthFault =
  'The site names three faults. This is a fourth: the work leaves and no signal comes back.'
