import type { ChoiceTable } from './choice.ts'

export const choices202701: ChoiceTable = {
  '0': [
    { switches: { SOURCE: -1, START: -1 }, means: ['begins-as-picture'], concepts: ['pictures'] },
    { switches: { SOURCE: 1, START: -1 }, means: ['begins-in-words'], concepts: ['words'] },
    {
      switches: { SOURCE: -1, START: 1 },
      means: ['begins-as-picture', 'begins-with-material'],
      concepts: ['pictures'],
    },
    {
      switches: { SOURCE: 1, START: 1 },
      means: ['begins-in-words', 'begins-with-material'],
      concepts: ['words'],
    },
  ],
  '2': [
    { switches: { GATE: -1, TEMPO: -1 }, means: ['parks'], concepts: ['for-later'] },
    { switches: { GATE: -1, TEMPO: 1 }, means: ['parks'], concepts: ['for-later'] },
    { switches: { GATE: 1, TEMPO: -1 }, friction: { IO: 0.3 }, means: ['follows'], concepts: ['new-ideas'] },
    { switches: { GATE: 1, TEMPO: 1 }, friction: { IO: 0.6 }, means: ['follows'], concepts: ['new-ideas'] },
  ],
  '4': [
    { switches: { FRAME: -1, EXIT: -1 }, means: ['fills-in'], concepts: ['given-frames'] },
    {
      switches: { FRAME: -1, EXIT: 1 },
      friction: { CC: 0.2 },
      means: ['fills-in'],
      concepts: ['given-frames'],
    },
    {
      switches: { FRAME: 1, EXIT: -1 },
      friction: { TM: 0.3 },
      means: ['changes', 'cuts'],
      concepts: ['own-version'],
    },
    {
      switches: { FRAME: 1, EXIT: 1 },
      friction: { TM: 0.4, CC: 0.2 },
      means: ['changes', 'rebuilds'],
      concepts: ['own-version'],
    },
  ],
  '6': [
    { switches: { GATE: 0.3 }, friction: { IO: 1 }, means: ['breaks-before'], concepts: ['too-many'] },
    { switches: { FRAME: 0.3 }, friction: { TM: 0.6, CC: 0.4 }, means: ['breaks-in-the-middle'] },
    { switches: { EXIT: 0.5 }, friction: { CC: 1 }, means: ['breaks-near-the-end'], concepts: ['once-more'] },
    { switches: { LOOP: -0.4 }, friction: { OE: 1 }, means: ['breaks-after'], concepts: ['silence'] },
  ],
  '8': [
    { switches: { PROOF: -1, LOOP: -1 }, means: ['fits-a-sentence'], concepts: ['in-one-sentence'] },
    {
      switches: { PROOF: -1, LOOP: 1 },
      means: ['fits-a-sentence', 'somebody-says'],
      concepts: ['in-one-sentence'],
    },
    { switches: { PROOF: 1, LOOP: -1 }, means: ['felt', 'already-started'], concepts: ['by-doing'] },
    { switches: { PROOF: 1, LOOP: 1 }, means: ['felt', 'somebody-says'] },
  ],
}
