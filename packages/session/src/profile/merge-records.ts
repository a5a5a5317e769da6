import { buildProfile, filledFields, type Profile, profileFields } from '../profile.ts'
import type { FieldRecord } from './records.ts'

export const blankProfile = (): Profile => buildProfile(({ kind }) => (kind === 'list' ? [] : ''))

const sizeOf = ({ profile }: FieldRecord) =>
  profileFields.reduce((total, { name }) => total + [profile[name]].flat().join('').length, 0)

/** The fullest first, between equals the longer, then the later. */
function byContent(a: FieldRecord, b: FieldRecord): number {
  return filledFields(b.profile).length - filledFields(a.profile).length || sizeOf(b) - sizeOf(a)
}

export interface MergedRecords {
  profile: Profile
  /** Those that gave a field, the fullest first. */
  used: FieldRecord[]
}

/** What the fullest leaves blank comes from the next. */
export function mergeRecords(records: readonly FieldRecord[]): MergedRecords {
  const used: FieldRecord[] = []
  let profile = blankProfile()
  for (const record of records.toReversed().sort(byContent)) {
    const filled = filledFields(profile)
    const added = filledFields(record.profile).filter((name) => !filled.includes(name))
    if (added.length === 0) continue
    used.push(record)
    const before = profile
    profile = buildProfile(({ name }) => (added.includes(name) ? record.profile[name] : before[name]))
  }
  return { profile, used }
}
