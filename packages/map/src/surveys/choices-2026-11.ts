import type { ChoiceTable } from './choice.ts'

/** Older sessions are still drafted with it. */
export const choices202611: ChoiceTable = {
  '0': [
    { switches: { SOURCE: -1, START: -0.6 }, means: ['begins-as-picture'], concepts: ['pictures'] },
    { switches: { START: 0.4, PROOF: -0.4 }, means: [] },
    { switches: { SOURCE: 1, START: -0.5 }, means: ['begins-in-words'], concepts: ['words'] },
    { switches: { START: 1, PROOF: 0.3 }, means: ['begins-with-material'] },
  ],
  '2': [
    { switches: { GATE: -1, TEMPO: -0.3 }, means: ['parks'], concepts: ['for-later'] },
    { switches: { GATE: 1, TEMPO: 0.3 }, friction: { IO: 0.6 }, means: ['follows'], concepts: ['new-ideas'] },
    { switches: {}, friction: { IO: 0.8 }, means: [] },
    { switches: { GATE: 0.5 }, friction: { CC: 0.5 }, means: [] },
  ],
  '4': [
    { switches: { FRAME: -1 }, means: ['fills-in'], concepts: ['given-frames'] },
    { switches: { FRAME: 0.3, EXIT: -0.3 }, means: ['changes', 'cuts'], concepts: ['own-version'] },
    {
      switches: { FRAME: 1, EXIT: 0.3 },
      friction: { TM: 0.4, CC: 0.2 },
      means: ['changes', 'rebuilds'],
      concepts: ['own-version'],
    },
    {
      switches: { FRAME: 0.7, LOOP: -0.3 },
      friction: { TM: 0.7 },
      means: ['changes'],
      concepts: ['own-version'],
    },
  ],
  '6': [
    { switches: { GATE: 0.5 }, friction: { IO: 1 }, means: ['breaks-before'], concepts: ['too-many'] },
    { switches: { PROOF: 0.3 }, friction: { CC: 0.7, TM: 0.3 }, means: ['breaks-in-the-middle'] },
    { switches: { EXIT: 1 }, friction: { CC: 0.4 }, means: ['breaks-near-the-end'], concepts: ['once-more'] },
    {
      switches: { EXIT: -0.6, LOOP: -0.7 },
      friction: { OE: 1 },
      means: ['breaks-after'],
      concepts: ['silence'],
    },
  ],
  '8': [
    { switches: { PROOF: -1, SOURCE: 0.6 }, means: ['fits-a-sentence'], concepts: ['in-one-sentence'] },
    { switches: { PROOF: -0.5, SOURCE: -0.7 }, means: [] },
    { switches: { PROOF: 1, START: 0.3 }, means: ['felt', 'already-started'], concepts: ['by-doing'] },
    { switches: { LOOP: 1 }, means: ['somebody-says'] },
  ],
}
