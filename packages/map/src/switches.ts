/** The left pole is negative. */
export const switches = [
  { id: 'SOURCE', left: 'PICTURE', right: 'WORD', stage: 'arrive' },
  { id: 'START', left: 'VISION', right: 'MATERIAL', stage: 'arrive' },
  { id: 'GATE', left: 'HOLD', right: 'FOLLOW', stage: 'route' },
  { id: 'FRAME', left: 'GIVEN', right: 'OWN', stage: 'shape' },
  { id: 'TEMPO', left: 'STEADY', right: 'BURST', stage: 'shape' },
  { id: 'PROOF', left: 'STATED', right: 'FELT', stage: 'decide' },
  { id: 'LOOP', left: 'CLOSED', right: 'OPEN', stage: 'decide' },
  { id: 'EXIT', left: 'SHIP', right: 'POLISH', stage: 'release' },
] as const

export const switchById = (id: SwitchId) => switches.find((each) => each.id === id) ?? switches[0]

export type SwitchId = (typeof switches)[number]['id']
export type Pole = (typeof switches)[number]['left' | 'right']
export type Stage = (typeof switches)[number]['stage']

/** In the order of a project. */
export const faultIds = ['IO', 'TM', 'LS', 'CC', 'OE'] as const
export type FaultId = (typeof faultIds)[number]

/** Their order breaks ties. */
export const circuitIds = [
  'projector',
  'antenna',
  'switchboard',
  'capacitor',
  'loop',
  'relay',
  'breadboard',
  'rail',
  'filter',
  'transformer',
] as const
export type KnownCircuitId = (typeof circuitIds)[number]
export type CircuitId = KnownCircuitId | 'oscillator' | 'none'
