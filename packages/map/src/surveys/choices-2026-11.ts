import { type ChoiceTable, hint } from './choice.ts'
import { optionSentences } from './option-sentences.ts'

/** Older sessions are still drafted with it. */
export const choices202611: ChoiceTable = {
  '0': [
    {
      switches: { SOURCE: -1, START: -0.6 },
      says: { SOURCE: optionSentences.picture, START: optionSentences.before },
      means: ['begins-as-picture'],
      concepts: ['pictures'],
    },
    { switches: { START: hint, PROOF: -hint }, means: [] },
    {
      switches: { SOURCE: 1, START: -hint },
      says: { SOURCE: optionSentences.sentence },
      means: ['begins-in-words'],
      concepts: ['words'],
    },
    {
      switches: { START: 1, PROOF: hint },
      says: { START: optionSentences.table },
      means: ['begins-with-material'],
    },
  ],
  '2': [
    {
      switches: { GATE: -1, TEMPO: -hint },
      says: { GATE: 'A new idea is written down, and you go on: {q}.' },
      means: ['parks'],
      concepts: ['for-later'],
    },
    {
      switches: { GATE: 1, TEMPO: hint },
      says: { GATE: optionSentences.hour },
      friction: { IO: 0.6 },
      means: ['follows'],
      concepts: ['new-ideas'],
    },
    { switches: {}, friction: { IO: 0.8 }, means: [] },
    {
      switches: { GATE: 0.5 },
      says: { GATE: 'A new idea is let into the one that you are at: {q}.' },
      friction: { CC: 0.5 },
      means: [],
    },
  ],
  '4': [
    {
      switches: { FRAME: -1 },
      says: { FRAME: optionSentences.filled },
      means: ['fills-in'],
      concepts: ['given-frames'],
    },
    {
      switches: { FRAME: 0.5, EXIT: -hint },
      says: { FRAME: optionSentences.cut },
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
    {
      switches: { FRAME: 0.7, LOOP: -hint },
      says: { FRAME: 'A template made by others stays closed: {q}.' },
      friction: { TM: 0.7 },
      means: ['changes'],
      concepts: ['own-version'],
    },
  ],
  '6': [
    { switches: { GATE: hint }, friction: { IO: 1 }, means: ['breaks-before'], concepts: ['too-many'] },
    { switches: { PROOF: hint }, friction: { LS: 1 }, means: ['breaks-in-the-middle'] },
    {
      switches: { EXIT: 1 },
      says: { EXIT: optionSentences.improving },
      friction: { CC: 1 },
      means: ['breaks-near-the-end'],
      concepts: ['once-more'],
    },
    {
      switches: { EXIT: -hint, LOOP: -hint },
      friction: { OE: 1 },
      means: ['breaks-after'],
      concepts: ['silence'],
    },
  ],
  '8': [
    {
      switches: { PROOF: -1, SOURCE: hint },
      says: { PROOF: optionSentences.said },
      means: ['fits-a-sentence'],
      concepts: ['in-one-sentence'],
    },
    {
      switches: { PROOF: -0.5, SOURCE: -hint },
      says: { PROOF: 'You know a decision is right when you can draw it: {q}.' },
      means: [],
    },
    {
      switches: { PROOF: 1, START: hint },
      says: { PROOF: optionSentences.started },
      means: ['felt', 'already-started'],
      concepts: ['by-doing'],
    },
    { switches: { LOOP: 1 }, says: { LOOP: optionSentences.asked }, means: ['somebody-says'] },
  ],
}
