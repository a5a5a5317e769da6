export const profileFields = [
  { name: 'thinking_style', kind: 'text', label: 'Thinking style' },
  { name: 'strengths', kind: 'list', label: 'Strengths' },
  { name: 'blindspots', kind: 'list', label: 'Blind spots' },
  { name: 'friction_points', kind: 'list', label: 'Friction points' },
  { name: 'creative_rhythm', kind: 'text', label: 'Creative rhythm' },
  { name: 'preferred_systems', kind: 'list', label: 'Preferred systems' },
  { name: 'self_description', kind: 'text', label: 'Self description' },
] as const

type ProfileField = (typeof profileFields)[number]

export type FieldName = ProfileField['name']

export type Profile = {
  [Field in ProfileField as Field['name']]: Field['kind'] extends 'list' ? string[] : string
}

export const buildProfile = (contentOf: (field: ProfileField) => string | string[]): Profile =>
  Object.fromEntries(profileFields.map((field) => [field.name, contentOf(field)])) as Profile

export function filledFields(profile: Profile): FieldName[] {
  return profileFields.map((field) => field.name).filter((name) => profile[name].length > 0)
}
