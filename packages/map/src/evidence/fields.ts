import { type Profile, profileFields } from '@wiring/session/profile'
import type { MapInputs } from '../inputs.ts'
import { readLanguage } from '../reading/language.ts'
import { screenText } from '../reading/screen-text.ts'
import { type Tokens, tokensOf } from '../reading/words.ts'
import type { Source } from '../snapshot.ts'
import { questionText } from '../surveys/wording.ts'
import { type OwnWordField, ownWordFields, type ProfileField, type TextField } from './field-mask.ts'

export interface Passage {
  source: Source
  text: string
  tokens: Tokens
}

export interface Field {
  id: TextField
  kind: 'words' | 'profile'
  label: string
  passages: Passage[]
  /** Why it is not read; only another language may still be quoted. */
  unread: 'language' | 'care' | 'injection' | null
}

const filled = (text: string) => text.trim() !== ''
const passageOf = (source: string, text: string): Passage => ({
  source: source as Source,
  text,
  tokens: tokensOf(text),
})

function ownWords(inputs: MapInputs): Omit<Field, 'unread'>[] {
  return Object.entries(ownWordFields).map(([id, key]) => {
    const text = inputs.survey_data[key]
    const passages = typeof text === 'string' && filled(text) ? [passageOf(id, text)] : []
    return {
      id: id as OwnWordField,
      kind: 'words',
      label: questionText(inputs.survey_version, key),
      passages,
    }
  })
}

function profilePassages(profile: Profile, name: keyof Profile, id: string): Passage[] {
  const value = profile[name]
  if (typeof value === 'string') return filled(value) ? [passageOf(id, value)] : []
  return value
    .map((text, index) => ({ source: `${id}.${index + 1}`, text }))
    .flatMap(({ source, text }) => (filled(text) ? [passageOf(source, text)] : []))
}

const fieldsOfProfile = (profile: Profile): Omit<Field, 'unread'>[] =>
  profileFields.map(({ name, label }, index) => {
    const id = `P${index + 1}` as ProfileField
    return { id, kind: 'profile', label, passages: profilePassages(profile, name, id) }
  })

function screened(fields: Omit<Field, 'unread'>[]): Field[] {
  const passages = fields.flatMap((field) => field.passages)
  const read = readLanguage(passages.map(({ tokens }) => tokens.words))
  const language = read === 'other' && passages.length > 0 ? 'language' : null
  return fields.map((field) => {
    const screens = field.passages.map(({ text, tokens }) => screenText(text, tokens))
    if (screens.some(({ care }) => care)) return { ...field, unread: 'care' }
    if (screens.some(({ injection }) => injection)) return { ...field, unread: 'injection' }
    return { ...field, unread: field.passages.length > 0 ? language : null }
  })
}

export function readFields(inputs: MapInputs): Field[] {
  return [...screened(ownWords(inputs)), ...screened(fieldsOfProfile(inputs.json_profile))]
}
