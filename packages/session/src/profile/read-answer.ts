import { maxProfileBytes } from '../limits.ts'
import { type FieldName, filledFields, type Profile } from '../profile.ts'
import { utf8Bytes } from '../text.ts'
import { type Advice, adviceFor } from './advice.ts'
import { type FoundObjects, findObjects, isJson, withBraces } from './find-objects.ts'
import { readHeadings } from './headings.ts'
import { withoutLineNumbers } from './line-numbers.ts'
import { type LooseValue, parseLoose } from './loose-json.ts'
import { entriesOf } from './loose-object.ts'
import { blankProfile, mergeRecords } from './merge-records.ts'
import { type FieldRecord, findRecords, foreignKeys, recordOf } from './records.ts'

export type Flaw =
  | 'numbered'
  | 'fence'
  | 'surrounding text'
  | 'format'
  | 'joined'
  | 'several answers'
  | 'wrapped'
  | 'headings'
  | 'truncated'

export type Answer = ReadAnswer | UnreadAnswer

export interface ReadAnswer {
  state: 'read'
  profile: Profile
  flaws: readonly Flaw[]
  /** Keys that name none of the seven fields. */
  unused: readonly string[]
  /** Fields with a quotation mark inside that was not marked as one. */
  guessed: readonly FieldName[]
}

export type UnreadAnswer = { state: 'empty' | 'too-large' } | { state: 'invalid'; advice: Advice }

/** An answer that was copied as a string, once more in quotes. */
const maxNestedTexts = 2
const fieldWord = /think|streng|blind|friction|rhythm|prefer|self/i

/** Fields in a text, wherever they stand: first as objects, then as lines. */
function recordsIn(text: string, nested: number): { records: FieldRecord[]; objects: FoundObjects | null } {
  const inner = (each: string) =>
    nested < maxNestedTexts && /[{[:]/.test(each) && fieldWord.test(each)
      ? recordsIn(each, nested + 1).records
      : []
  const recordsOf = ({ value, cut }: LooseValue) =>
    findRecords(value, inner).map((record) => ({ ...record, isCut: isCutOff(record, cut) }))
  if (isJson(text.trim())) return { records: recordsOf(parseLoose(text, 0, true)), objects: null }
  const objects = findObjects(text)
  const records = objects.values.flatMap(recordsOf)
  const whole = records.some(isFilled) ? null : withBraces(text)
  if (whole === null) return { records, objects }
  const found = findObjects(whole)
  return { records: found.values.flatMap(recordsOf), objects: found }
}

const isFilled = ({ profile }: FieldRecord) => filledFields(profile).length > 0

/** Nothing is missing where all seven are there and only brackets are not. */
const isCutOff = ({ profile }: FieldRecord, cut: LooseValue['cut']) =>
  cut === 'string' || (cut === 'bracket' && filledFields(profile).length < 7)

function flawsOf(
  used: readonly FieldRecord[],
  all: readonly FieldRecord[],
  objects: FoundObjects | null,
): Flaw[] {
  const filled = all.filter(isFilled)
  const isTruncated = used.some(({ isCut }) => isCut)
  const isRepaired = objects !== null && !isTruncated && !objects.values.every(({ isValid }) => isValid)
  const flaws: [boolean, Flaw][] = [
    [objects?.isFenced === true, 'fence'],
    [/[\p{L}\p{N}]/u.test(objects?.outside ?? ''), 'surrounding text'],
    [objects?.isJoined === true || used.length > 1, 'joined'],
    [filled.length > used.length, 'several answers'],
    [used.some(({ isWrapped }) => isWrapped), 'wrapped'],
    [isTruncated, 'truncated'],
    [isRepaired, 'format'],
  ]
  return flaws.filter(([applies]) => applies).map(([, flaw]) => flaw)
}

function readLines(text: string): ReadAnswer | null {
  const { profile, guessed } = recordOf(readHeadings(text))
  if (filledFields(profile).length < 2) return null
  return { state: 'read', profile, flaws: ['headings'], unused: [], guessed }
}

/** Markdown that was copied as it is written has `\_` and `\[`, which JSON never has. */
const markdownEscape = /\\([[\]{}_*#>~-])/

/** To parse a megabyte for it takes as long as to read it. */
const withoutEscapes = (text: string) =>
  !markdownEscape.test(text) || isJson(text.trim())
    ? text
    : text.replace(new RegExp(markdownEscape, 'g'), '$1')

/** `prompts`: ours, which people paste back by mistake. */
export function readAnswer(text: string, prompts: readonly string[] = []): Answer {
  if (text.trim() === '') return { state: 'empty' }
  if (utf8Bytes(text) > maxProfileBytes) return { state: 'too-large' }
  const unnumbered = withoutLineNumbers(text)
  const answer = readWhole(unnumbered ?? text, prompts)
  if (unnumbered === null || answer.state !== 'read') return answer
  return { ...answer, flaws: ['numbered', ...answer.flaws] }
}

function readWhole(text: string, prompts: readonly string[]): Answer {
  const plain = withoutEscapes(text)
  const { records, objects } = recordsIn(plain, 0)
  const { profile, used } = mergeRecords(records)
  if (used.length > 0)
    return {
      state: 'read',
      profile,
      flaws: flawsOf(used, records, objects),
      unused: [...new Set(used.flatMap((record) => record.unused))],
      guessed: [...new Set(used.flatMap((record) => record.guessed))],
    }
  const lines = readLines(plain)
  if (lines !== null) return lines
  const advice = adviceFor(text, prompts)
  if (advice === 'prompt') return { state: 'invalid', advice }
  return blankAnswer(text) ?? { state: 'invalid', advice }
}

/** An object that says nothing in any of the fields. */
function blankAnswer(text: string): ReadAnswer | null {
  if (!isJson(text.trim())) return null
  const { value } = parseLoose(text, 0, true)
  if (entriesOf(value) === null) return null
  return { state: 'read', profile: blankProfile(), flaws: [], unused: foreignKeys(value), guessed: [] }
}
