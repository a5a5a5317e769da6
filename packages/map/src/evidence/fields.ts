import { type Profile, profileFields } from '@wiring/session/profile'
import type { MapInputs } from '../inputs.ts'
import { readLanguage } from '../reading/language.ts'
import { screenText } from '../reading/screen-text.ts'
import { type Words, wordsOfTexts } from '../reading/words.ts'
import type { Source } from '../snapshot.ts'
import { questionText } from '../surveys/wording.ts'
import { type OwnWordField, ownWordFields, type ProfileField, type TextField } from './field-mask.ts'

export interface Passage {
  source: Source
  text: string
}

export interface Field {
  id: TextField
  kind: 'words' | 'profile'
  label: string
  passages: Passage[]
  words: Words
  /** Why it is not read; only another language may still be quoted. */
  unread: 'language' | 'care' | 'injection' | null
}

const filled = (text: string) => text.trim() !== ''
const passageOf = (source: string, text: string): Passage => ({ source: source as Source, text })
const passagesWithWords = (passages: Passage[]) => ({
  passages,
  words: wordsOfTexts(passages.map(({ text }) => text)),
})

function ownWords(inputs: MapInputs): Omit<Field, 'unread'>[] {
  return Object.entries(ownWordFields).map(([id, key]) => {
    const text = inputs.survey_data[key]
    return {
      id: id as OwnWordField,
      kind: 'words',
      label: questionText(inputs.survey_version, key),
      ...passagesWithWords(typeof text === 'string' && filled(text) ? [passageOf(id, text)] : []),
    }
  })
}

function profilePassages(profile: Profile, name: keyof Profile, id: string): Passage[] {
  const value = profile[name]
  if (typeof value === 'string') return filled(value) ? [passageOf(id, value)] : []
  return value.flatMap((text, index) => (filled(text) ? [passageOf(`${id}.${index + 1}`, text)] : []))
}

const fieldsOfProfile = (profile: Profile): Omit<Field, 'unread'>[] =>
  profileFields.map(({ name, label }, index) => {
    const id = `P${index + 1}` as ProfileField
    return { id, kind: 'profile', label, ...passagesWithWords(profilePassages(profile, name, id)) }
  })

function screened(fields: Omit<Field, 'unread'>[]): Field[] {
  const filledFields = fields.filter(({ passages }) => passages.length > 0)
  const read = readLanguage(filledFields.map(({ words }) => words))
  const language = read === 'other' ? 'language' : null
  return fields.map((field) => {
    const { care, injection } = screenText(field.words)
    if (care) return { ...field, unread: 'care' }
    if (injection) return { ...field, unread: 'injection' }
    return { ...field, unread: field.passages.length > 0 ? language : null }
  })
}

export function readFields(inputs: MapInputs): Field[] {
  return [...screened(ownWords(inputs)), ...screened(fieldsOfProfile(inputs.json_profile))]
}
