import type { FaultPlace } from '../faults/fault-texts.ts'
import type { CircuitId, KnownCircuitId, SwitchId } from '../switches.ts'

export interface KnownCircuit {
  id: KnownCircuitId
  /** Chosen by hand, not measured: the rows of circuits in bench/tables.txt move with each. */
  prototype: Partial<Record<SwitchId, number>>
  /** “The Loop makes …”. */
  carries: string
  /** “usually breaks near the end: …”. */
  place: FaultPlace
  breaks: string
  /** Whether who names this place under A7 names this cause with it. */
  isSameCause: boolean
}

export const knownCircuits: readonly KnownCircuit[] = [
  {
    id: 'projector',
    prototype: { SOURCE: -1, START: -0.8, PROOF: -0.5, EXIT: 0.2 },
    carries: 'sees the finished thing first, then builds backwards from it',
    place: 'near the end',
    breaks: 'the work is held against the picture, and one more thing differs',
    isSameCause: true,
  },
  {
    id: 'antenna',
    prototype: { GATE: 1, START: -0.7, PROOF: 0.4, EXIT: 0.3 },
    carries: 'lets in more than it sends on',
    place: 'before the start',
    breaks: 'more ideas come in than can be begun',
    isSameCause: true,
  },
  {
    id: 'switchboard',
    prototype: { LOOP: 0.9, GATE: 0.7, START: 0.5 },
    carries: 'connects people and things that lie around',
    place: 'before the start',
    breaks: 'everything that comes in gets an answer, and nothing is chosen',
    isSameCause: true,
  },
  {
    id: 'capacitor',
    prototype: { LOOP: -1, TEMPO: 0.9, GATE: -0.6 },
    carries: 'charges alone and delivers at once',
    place: 'after the end',
    breaks: 'nobody knows that it is done',
    isSameCause: true,
  },
  {
    id: 'loop',
    prototype: { EXIT: 1, PROOF: -0.6, LOOP: -0.4, START: -0.2 },
    carries: 'sends the work round once more',
    place: 'near the end',
    breaks: 'nothing says when it is done',
    isSameCause: true,
  },
  {
    id: 'relay',
    prototype: { LOOP: 1, FRAME: -0.8, EXIT: -0.6 },
    carries: 'closes as soon as a signal arrives and passes it on',
    place: 'after the end',
    breaks: 'nobody asks for it, and it waits',
    isSameCause: true,
  },
  {
    id: 'breadboard',
    prototype: { PROOF: 1, START: 0.8, EXIT: -0.3 },
    carries: 'finds out by building',
    place: 'near the end',
    breaks: 'one more way is tried, and none is fixed',
    isSameCause: true,
  },
  {
    id: 'rail',
    prototype: { FRAME: -1, TEMPO: -0.8, GATE: -0.6 },
    carries: 'takes whatever plugs into it, every day',
    place: 'in the middle',
    breaks: 'a frame that somebody else made does not hold what is put into it',
    isSameCause: true,
  },
  {
    id: 'filter',
    prototype: { SOURCE: 0.9, PROOF: -0.8, GATE: -0.4, EXIT: -0.4 },
    carries: 'takes away until one line is left',
    place: 'before the start',
    breaks: 'so much is taken away that nothing is left to begin with',
    isSameCause: false,
  },
  {
    id: 'transformer',
    prototype: { FRAME: 1, START: 0.6, EXIT: 0.4, GATE: -0.2 },
    carries: 'sends nothing out as it came in',
    place: 'in the middle',
    breaks: 'what comes in is rebuilt before it is used',
    isSameCause: false,
  },
]

export const knownCircuit = (id: CircuitId): KnownCircuit | null =>
  knownCircuits.find((circuit) => circuit.id === id) ?? null

export const circuitNames: Record<CircuitId, string> = {
  projector: 'The Projector',
  antenna: 'The Antenna',
  switchboard: 'The Switchboard',
  capacitor: 'The Capacitor',
  loop: 'The Loop',
  relay: 'The Relay',
  breadboard: 'The Breadboard',
  rail: 'The Rail',
  filter: 'The Filter',
  transformer: 'The Transformer',
  oscillator: 'The Oscillator',
  none: 'No known circuit yet',
}
