import type { TextTag } from '../lexicon/tags.ts'
import type { TextField } from './field-mask.ts'

/** The fields in which a tag is asked for; elsewhere it says nothing. */
export const fieldsOfTag: Record<TextTag, readonly TextField[]> = {
  'outside-date': ['A2', 'A4'],
  'asks-for-a-stop': ['A10'],
  'asks-for-a-person': ['A10'],
  'asks-for-a-machine': ['A10'],
  simple: ['A10', 'P7'],
  'at-night': ['A8', 'P5'],
  'in-the-morning': ['A8', 'P5'],
  contradiction: ['P1', 'P7'],
  'rarely-shows': ['P3'],
  invoices: ['A4', 'A10'],
  tools: ['A4', 'P4'],
  'fixed-name-or-place': ['A6'],
}
