import { type Pole, type SwitchId, switches } from '@wiring/map/switches'

/** The word of the pole that a signed number leads to. */
export function poleOf(id: SwitchId, e: number): Pole {
  const found = switches.find((each) => each.id === id) ?? switches[0]
  return e < 0 ? found.left : found.right
}
