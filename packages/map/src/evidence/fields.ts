import { type Profile, profileFields } from '@wiring/session/profile'
import type { MapInputs } from '../inputs.ts'
import { detectLanguage } from '../reading/detect-language.ts'
import { injectedTexts, isSensitive } from '../reading/screen-text.ts'
import type { Source } from '../snapshot.ts'
import { questionText } from '../surveys/survey-versions.ts'
import { type Tokens, tokenizeAll } from '../tokens/tokenizer.ts'
import { beginningOf } from './beginning.ts'
import { type OwnWordField, ownWordFields, type ProfileField, type TextField } from './field-mask.ts'
import { type HeldBack, holdBack } from './held-back.ts'
import type { Passage } from './passage.ts'
import { isAboutSomebodyElse } from './somebody-else.ts'
import { maxLines } from './strongest-lines.ts'

export interface Field {
  id: TextField
  kind: 'words' | 'profile'
  label: string
  passages: Passage[]
  tokens: Tokens
  unread: 'language' | 'somebody-else' | 'care' | 'injection' | null
  /** Items of a list that were left out, so that the others are read. */
  hidden: Source[]
  /** What is left to a person of what is read. */
  held: HeldBack['held']
  /** Longer than what is read. */
  isCut: boolean
}

type Unscreened = Omit<Field, 'unread' | 'hidden' | 'held' | 'isCut'>

const listFields: ReadonlySet<TextField> = new Set<TextField>(['P2', 'P3', 'P4', 'P6'])

const isFilled = (text: string) => text.trim() !== ''
const passageOf = (source: string, text: string): Passage => ({ source: source as Source, text })
const withTokens = (passages: Passage[]) => ({
  passages,
  tokens: tokenizeAll(passages.map(({ text }) => text)),
})

function answerFields(inputs: MapInputs): Unscreened[] {
  return Object.entries(ownWordFields).map(([id, key]) => {
    const text = inputs.survey_data[key]
    return {
      id: id as OwnWordField,
      kind: 'words',
      label: questionText(inputs.survey_version, key),
      ...withTokens(typeof text === 'string' && isFilled(text) ? [passageOf(id, text)] : []),
    }
  })
}

function profilePassages(profile: Profile, name: keyof Profile, id: string): Passage[] {
  const value = profile[name]
  if (typeof value === 'string') return isFilled(value) ? [passageOf(id, value)] : []
  return value.flatMap((text, index) => (isFilled(text) ? [passageOf(`${id}.${index + 1}`, text)] : []))
}

const profileFieldsOf = (profile: Profile): Unscreened[] =>
  profileFields.map(({ name, label }, index) => {
    const id = `P${index + 1}` as ProfileField
    return { id, kind: 'profile', label, ...withTokens(profilePassages(profile, name, id)) }
  })

function cutField<Given extends Unscreened>(field: Given, items: number): Given & { isCut: boolean } {
  const tokens = beginningOf(field.tokens, items)
  if (tokens === null) return { ...field, isCut: false }
  const read = (tokens.textIndexes[tokens.count - 1] ?? 0) + 1
  return { ...field, passages: field.passages.slice(0, read), tokens, isCut: true }
}

interface Screened extends Unscreened {
  hidden: Source[]
  isInjected: boolean
}

function withoutInjections(field: Unscreened): Screened {
  const injected = injectedTexts(field.tokens)
  const isInjected = injected.size > 0 && injected.size === field.passages.length
  if (injected.size === 0 || isInjected) return { ...field, hidden: [], isInjected }
  const passages = field.passages.filter((_, index) => !injected.has(index))
  const hidden = field.passages.flatMap(({ source }, index) => (injected.has(index) ? [source] : []))
  return { ...field, ...withTokens(passages), hidden, isInjected }
}

function withoutHeld<Given extends Unscreened>(field: Given, isInjected: boolean) {
  const rest = isInjected ? null : holdBack(field.passages, field.tokens, listFields.has(field.id))
  return rest === null ? null : { ...field, ...withTokens(rest.passages), held: rest.held }
}

function screenFields(fields: Unscreened[]): Field[] {
  const filled = fields.filter(({ passages }) => passages.length > 0)
  const isOtherLanguage = detectLanguage(filled.map(({ tokens }) => tokens)) === 'other'
  // A sheet has room for so many of each: it takes from each field in turn.
  const items = Math.ceil(maxLines / fields.filter(({ tokens }) => beginningOf(tokens, 0) !== null).length)
  return fields.map((given) => {
    const { isInjected, ...screened } = withoutInjections(given)
    const rest = isSensitive(screened.tokens) ? withoutHeld(screened, isInjected) : { ...screened, held: [] }
    if (rest === null) return { ...cutField({ ...screened, held: [] }, items), hidden: [], unread: 'care' }
    const field = cutField(rest, items)
    if (isInjected) return { ...field, unread: 'injection' }
    return { ...field, unread: isOtherLanguage && field.passages.length > 0 ? 'language' : null }
  })
}

export function readFields(inputs: MapInputs): Field[] {
  const profile = screenFields(profileFieldsOf(inputs.json_profile))
  const isHers = !isAboutSomebodyElse(profile, inputs.name)
  return [
    ...screenFields(answerFields(inputs)),
    ...profile.map((field): Field => {
      const isUnread = field.unread !== null || field.passages.length === 0
      return isHers || isUnread ? field : { ...field, hidden: [], unread: 'somebody-else' }
    }),
  ]
}

export const hasReadable = (fields: readonly Field[], kind: Field['kind']): boolean =>
  fields.some((field) => field.kind === kind && field.unread === null && field.passages.length > 0)
