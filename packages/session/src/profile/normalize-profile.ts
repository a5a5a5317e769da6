import type { Profile } from '../profile.ts'
import { entriesOf } from './loose-object.ts'
import { mergeRecords } from './merge-records.ts'
import { findRecords, type ReadText } from './records.ts'

const readJson: ReadText = (text) => {
  if (!/^\s*[{[]/.test(text)) return []
  try {
    return findRecords(JSON.parse(text), () => [])
  } catch {
    return []
  }
}

/** For what arrives as an object, by the rules for pasted text. `null` for no object. */
export function normalizeProfile(value: unknown): Profile | null {
  return entriesOf(value) === null ? null : mergeRecords(findRecords(value, readJson)).profile
}
