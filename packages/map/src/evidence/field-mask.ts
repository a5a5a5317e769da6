import type { Voice } from '../lexicon/entry.ts'
import type { TextTag } from '../lexicon/tags.ts'
import { type FaultId, faultIds, type SwitchId, switches } from '../switches.ts'

/** By field: the key in `survey_data`. */
export const ownWordFields = { A2: '1', A4: '3', A6: '5', A8: '7', A10: '9' } as const
export type OwnWordField = keyof typeof ownWordFields
export type ProfileField = 'P1' | 'P2' | 'P3' | 'P4' | 'P5' | 'P6' | 'P7'
export type TextField = OwnWordField | ProfileField

const all = switches.map(({ id }) => id)

/** "Deadline" under blind spots is not tempo. */
export const switchesOf: Record<TextField, readonly SwitchId[]> = {
  A2: ['TEMPO', 'LOOP', 'EXIT', 'PROOF', 'SOURCE'],
  A4: ['GATE', 'EXIT', 'LOOP'],
  A6: ['FRAME', 'TEMPO', 'SOURCE'],
  A8: ['SOURCE', 'LOOP', 'PROOF', 'TEMPO', 'START', 'EXIT'],
  A10: [],
  P1: ['SOURCE', 'START', 'GATE', 'PROOF'],
  P2: all.filter((id) => id !== 'TEMPO'),
  P3: ['GATE', 'FRAME', 'LOOP', 'EXIT'],
  P4: ['GATE', 'EXIT'],
  P5: ['TEMPO', 'LOOP'],
  P6: ['SOURCE', 'FRAME', 'TEMPO'],
  P7: all,
}

export const faultsOf: Record<TextField, readonly FaultId[]> = {
  A2: [],
  A4: faultIds,
  A6: ['TM', 'CC'],
  A8: [],
  A10: faultIds,
  P1: [],
  P2: [],
  P3: faultIds,
  P4: faultIds,
  P5: [],
  P6: [],
  P7: ['IO', 'TM', 'LS', 'CC'],
}

export const fieldsOfTag: Record<TextTag, readonly TextField[]> = {
  'outside-date': ['A2', 'A4'],
  'asks-for-a-stop': ['A10'],
  'asks-for-a-person': ['A10'],
  'asks-for-a-machine': ['A10'],
  simple: ['A10', 'P7'],
  'at-night': ['A8', 'P5'],
  'in-the-morning': ['A8', 'P5'],
  contradiction: ['P1', 'P3', 'P4', 'P5', 'P7'],
  'rarely-shows': ['P3'],
  invoices: ['A4', 'A10'],
  tools: ['A4', 'P4'],
  'fixed-name-or-place': ['A6'],
}

export const voiceOf: Record<TextField, Voice> = {
  A2: 'finished',
  A4: 'postponed',
  A6: 'habit',
  A8: 'absorbed',
  A10: 'wish',
  P1: 'profile',
  P2: 'profile',
  P3: 'profile',
  P4: 'profile',
  P5: 'rhythm',
  P6: 'system',
  P7: 'profile',
}

// All of bench/tables.txt moves with these. A full choice weighs 1, an entry of an own answer half of it; the
// AI's words weigh less than her own, an item of a list least.
const answerWeights = { each: 0.5, cap: 1 }
const textWeights = { each: 0.3, cap: 0.6 }
/** The field asks for the rhythm, so one line of it is a reading. */
const rhythmWeights = { each: 0.5, cap: 0.6 }
const itemWeights = { each: 0.25, cap: 0.25 }

/** `cap` is for one text or list item. */
export function weightsOf(field: TextField): { each: number; cap: number } {
  if (field.startsWith('A')) return answerWeights
  if (field === 'P5') return rhythmWeights
  return field === 'P1' || field === 'P7' ? textWeights : itemWeights
}

/** As much as an answer. */
export const maxListWeight = 1
