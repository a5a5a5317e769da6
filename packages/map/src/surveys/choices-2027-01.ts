import { type ChoiceTable, hint } from './choice.ts'
import { optionSentences } from './option-sentences.ts'

export const choices202701: ChoiceTable = {
  '0': [
    {
      switches: { SOURCE: -1, START: -1 },
      says: { SOURCE: optionSentences.picture, START: optionSentences.before },
      means: ['begins-as-picture'],
      concepts: ['pictures'],
    },
    {
      switches: { SOURCE: 1, START: -hint },
      says: { SOURCE: optionSentences.sentence },
      means: ['begins-in-words'],
      concepts: ['words'],
    },
    {
      switches: { SOURCE: -hint, START: 1 },
      says: { START: optionSentences.table },
      means: ['begins-with-material'],
    },
    {
      switches: { SOURCE: 1, START: 1 },
      says: { SOURCE: 'It begins with notes: {q}.', START: optionSentences.there },
      means: ['begins-with-material'],
      concepts: ['words'],
    },
  ],
  '2': [
    {
      switches: { GATE: -1, TEMPO: -hint },
      says: { GATE: 'A new idea has to wait: {q}.' },
      means: ['parks'],
      concepts: ['for-later'],
    },
    {
      switches: { GATE: -1, TEMPO: hint },
      says: { GATE: 'You finish what you are at before a new idea: {q}.' },
      means: ['parks'],
      concepts: ['for-later'],
    },
    {
      switches: { GATE: 1, TEMPO: -hint },
      says: { GATE: optionSentences.hour },
      friction: { IO: 0.3 },
      means: ['follows'],
      concepts: ['new-ideas'],
    },
    {
      switches: { GATE: 1, TEMPO: hint },
      says: { GATE: 'For a new idea you leave what you are at: {q}.' },
      friction: { IO: 0.6 },
      means: ['follows', 'drops-everything'],
      concepts: ['new-ideas'],
    },
  ],
  '4': [
    {
      switches: { FRAME: -1, EXIT: -1 },
      says: { FRAME: optionSentences.filled, EXIT: optionSentences.sent },
      means: ['fills-in', 'sends'],
      concepts: ['given-frames'],
    },
    {
      switches: { FRAME: -1, EXIT: 1 },
      says: { FRAME: optionSentences.filled, EXIT: optionSentences.checked },
      friction: { CC: 0.2 },
      means: ['fills-in', 'goes-over'],
      concepts: ['given-frames'],
    },
    {
      switches: { FRAME: 1, EXIT: -hint },
      says: { FRAME: optionSentences.cut },
      friction: { TM: 0.3 },
      means: ['changes', 'cuts'],
      concepts: ['own-version'],
    },
    {
      switches: { FRAME: 1, EXIT: hint },
      says: { FRAME: optionSentences.rebuilt },
      friction: { TM: 0.4, CC: 0.2 },
      means: ['changes', 'rebuilds'],
      concepts: ['own-version'],
    },
  ],
  '6': [
    { switches: { GATE: hint }, friction: { IO: 1 }, means: ['breaks-before'], concepts: ['too-many'] },
    { switches: { FRAME: hint }, friction: { LS: 1 }, means: ['breaks-in-the-middle'] },
    {
      switches: { EXIT: 0.45 },
      says: { EXIT: optionSentences.improving },
      friction: { CC: 1 },
      means: ['breaks-near-the-end'],
      concepts: ['once-more'],
    },
    { switches: { LOOP: -hint }, friction: { OE: 1 }, means: ['breaks-after'], concepts: ['silence'] },
  ],
  '8': [
    {
      switches: { PROOF: -1, LOOP: -hint },
      says: { PROOF: optionSentences.said },
      means: ['fits-a-sentence'],
      concepts: ['in-one-sentence'],
    },
    {
      switches: { PROOF: -1, LOOP: 1 },
      says: {
        PROOF: 'You know a decision is right when it comes back understood: {q}.',
        LOOP: 'Somebody else hears a decision before you are sure of it.',
      },
      means: ['somebody-says'],
    },
    {
      switches: { PROOF: 1, LOOP: -hint },
      says: { PROOF: optionSentences.started },
      means: ['felt', 'already-started'],
      concepts: ['by-doing'],
    },
    {
      switches: { PROOF: hint, LOOP: 1 },
      says: { LOOP: optionSentences.asked },
      means: ['somebody-says'],
    },
  ],
}
