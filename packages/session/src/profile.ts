import { maxProfileBytes, maxProfileDepth } from './limits.ts'
import { toStorableText, utf8Bytes } from './text.ts'

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

export type Profile = {
  [Field in ProfileField as Field['name']]: Field['kind'] extends 'list' ? string[] : string
}

export const buildProfile = (contentOf: (field: ProfileField) => string | string[]): Profile =>
  Object.fromEntries(profileFields.map((field) => [field.name, contentOf(field)])) as Profile

type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function asText(value: unknown, depth = 1): string {
  if (typeof value === 'string') return toStorableText(value).trim()
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'boolean') return String(value)
  if (depth >= maxProfileDepth) return ''
  if (Array.isArray(value))
    return joinFilled(
      value.map((item) => asText(item, depth + 1)),
      ', ',
    )
  if (!isObject(value)) return ''
  const parts = Object.entries(value).map(([key, item]) => {
    const text = asText(item, depth + 1)
    return text === '' ? '' : `${toStorableText(key).trim()}: ${text}`.trim()
  })
  return joinFilled(parts, '; ')
}

const joinFilled = (parts: string[], separator: string) => parts.filter((part) => part !== '').join(separator)

function asList(value: unknown): string[] {
  const items = Array.isArray(value) ? value.map((item) => asText(item, 2)) : [asText(value)]
  return items.filter((item) => item !== '')
}

/** `null` for no object. */
export function normalizeProfile(value: unknown): Profile | null {
  if (!isObject(value)) return null
  return buildProfile(({ name, kind }) => {
    const given = Object.hasOwn(value, name) ? value[name] : undefined
    return kind === 'list' ? asList(given) : asText(given)
  })
}

export type ProfileReading =
  | { state: 'read'; profile: Profile }
  | { state: 'empty' | 'invalid' | 'too-large' }

export function readProfile(pasted: string): ProfileReading {
  if (pasted.trim() === '') return { state: 'empty' }
  if (utf8Bytes(pasted) > maxProfileBytes) return { state: 'too-large' }
  try {
    const profile = normalizeProfile(JSON.parse(pasted.trim()))
    return profile === null ? { state: 'invalid' } : { state: 'read', profile }
  } catch {
    return { state: 'invalid' }
  }
}

export function filledFields(profile: Profile): (keyof Profile)[] {
  return profileFields.map((field) => field.name).filter((name) => profile[name].length > 0)
}
